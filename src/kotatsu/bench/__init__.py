"""How fast Kotatsu is, measured side by side with a peer in one run on one core.

The figures of a noisy machine mean little by themselves, so everything is measured in turn, in several short rounds, by
the time the processor spent, and the medians are compared.
"""
