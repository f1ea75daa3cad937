# Written by hand: not compiled.
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize

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
    cdef bytes data = PyBytes_FromStringAndSize(NULL, 2 * n)
    cdef unsigned char* out = <unsigned char*>PyBytes_AS_STRING(data)
    cdef int i
    for i in range(n):
        out[2 * i] = cells[i] & 255
        out[2 * i + 1] = (cells[i] >> 8) & 255
    return data


cdef inline void bytes_to_cells(bytes data, short* cells, int n):
    cdef const unsigned char* given = <const unsigned char*>PyBytes_AS_STRING(data)
    cdef int i
    for i in range(n):
        cells[i] = <short>(given[2 * i] | given[2 * i + 1] << 8)
