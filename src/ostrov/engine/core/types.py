"""Type names of the engine: plain ints and lists to Python, C types to tools/gen_pxd.py.

A plain `int` becomes a 32-bit C int. Buffers belong to the caller, who knows their length.
"""

I64 = int  # long long: packs, actions, bit sets, anything that may exceed 32 bits
Cell = int  # short: a small number of a state
Byte = int  # unsigned char: an element of a state's tables, 0 to 255
Ints = list[int]  # int*: a buffer of ints
Longs = list[int]  # long long*: a buffer of 64-bit integers
Chars = list[int]  # signed char*: a buffer of bytes
Floats = list[float]  # float*: a buffer of 32-bit numbers
Double = float  # double: an element of a table of 64-bit numbers
Doubles = list[float]  # double*: a buffer of 64-bit numbers
