# see en.ftl
