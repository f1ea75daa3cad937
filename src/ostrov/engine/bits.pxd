# Written by hand: not compiled.
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from libc.string cimport memcpy

cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static int ostrov_ctz(long long x) {
        unsigned long i = 0;
    #if defined(_WIN64)
        _BitScanForward64(&i, (unsigned __int64)x);
    #else
        if (!_BitScanForward(&i, (unsigned long)x)) {
            _BitScanForward(&i, (unsigned long)((unsigned __int64)x >> 32));
            i += 32;
        }
    #endif
        return (int)i;
    }
    #elif defined(__GNUC__) || defined(__clang__)
    static inline int ostrov_ctz(long long x) { return __builtin_ctzll((unsigned long long)x); }
    #else
    static int ostrov_ctz(long long x) {
        int i = 0;
        while (!((unsigned long long)x >> i & 1)) i++;
        return i;
    }
    #endif
    """
    int ctz "ostrov_ctz"(long long x) noexcept nogil


cdef inline bytes cells_to_bytes(short* cells, int n):
    return PyBytes_FromStringAndSize(<char*>cells, 2 * n)


cdef inline void bytes_to_cells(bytes data, short* cells, int n):
    memcpy(cells, PyBytes_AS_STRING(data), 2 * n)


cdef inline void put_wide(short* out, int at, long long value) noexcept nogil:
    memcpy(out + at, &value, 8)


cdef inline long long get_wide(short* cells, int at) noexcept nogil:
    cdef long long value
    memcpy(&value, cells + at, 8)
    return value


cdef inline void copy_block(short* to, short* start, int size) noexcept nogil:
    memcpy(to, start, size)
