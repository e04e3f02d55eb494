"""The lab: measuring and studying games by the million."""
