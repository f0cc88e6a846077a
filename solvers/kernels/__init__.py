"""Compiled code: arrays go in, arrays come out, nothing else is known here.

A kernel file is closed: it calls no compiled function of another file and reads no table from a
module, because the compile cache notices changes of its own file only. `tables` makes the arrays
that the kernels read, from the `Board`. Everybody else calls the typed wrappers of
`solvers.engines`. To add an entry point, write it in the kernel whose helpers it needs, and add
it to the warm-up of `solvers.engines.kernel`.
"""
