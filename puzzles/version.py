"""The version of the toolkit, in the one place that has it."""

VERSION = "0.1.0"
