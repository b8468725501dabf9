.PHONY: play test

play test:
	./$@ $(ARGS)
