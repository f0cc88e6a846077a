"""What the house says to people, in their language.

A catalogue is a file of Project Fluent messages, `en.ftl`, `he.ftl`: one message for each
technique, and the words of which their values are made. A new language is a file here and
nothing else. Nothing in this room knows how a step was found.
"""
