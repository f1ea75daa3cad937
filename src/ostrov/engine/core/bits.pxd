# Written by hand: not compiled.
from cpython.buffer cimport PyBUF_SIMPLE, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from libc.math cimport exp, sqrt
from libc.string cimport memcpy
from libc.time cimport CLOCKS_PER_SEC, clock

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
    #if defined(_MSC_VER)
    #define OSTROV_RESTRICT __restrict
    #else
    #define OSTROV_RESTRICT restrict
    #endif
    static inline void ostrov_add_row(float* OSTROV_RESTRICT to, float* OSTROV_RESTRICT rows, long long at,
                                      float x, int width) {
        rows += at;
        for (int j = 0; j < width; j++) to[j] += x * rows[j];
    }
    """
    int ctz "ostrov_ctz"(long long x) noexcept nogil
    void add_row "ostrov_add_row"(float* to, float* rows, long long at, float x, int width) noexcept nogil
    ctypedef short octet "unsigned char"  # told to be a number: arrays of char would become bytes in Python


cdef inline long long cpu_micros() noexcept nogil:
    return <long long>(clock() * (1000000.0 / CLOCKS_PER_SEC))


cdef inline bytes block_to_bytes(long long* start, int size):
    return PyBytes_FromStringAndSize(<char*>start, size)


cdef inline void bytes_to_block(bytes data, long long* start, int size):
    memcpy(start, PyBytes_AS_STRING(data), size)


cdef inline void copy_block(long long* to, long long* start, int size) noexcept nogil:
    memcpy(to, start, size)


cdef inline void block_to_row(long long* rows, long long at, void* start, int size) noexcept nogil:
    memcpy(rows + at, start, size)


cdef inline void words_to_row(long long* rows, long long at, long long* start, int first, int last) noexcept nogil:
    memcpy(rows + at + first, start + first, 8 * (last - first))


cdef inline void row_to_words(long long* to, long long* rows, long long at, int first, int last) noexcept nogil:
    memcpy(to + first, rows + at + first, 8 * (last - first))


cdef inline void row_to_block(void* to, long long* rows, long long at, int size) noexcept nogil:
    memcpy(to, rows + at, size)


cdef inline void* memory_of(object buffer) except NULL:
    cdef Py_buffer view
    PyObject_GetBuffer(buffer, &view, PyBUF_SIMPLE | PyBUF_WRITABLE)
    cdef void* start = view.buf
    PyBuffer_Release(&view)
    return start


cdef inline long long* longs_of(object buffer) except NULL:
    return <long long*>memory_of(buffer)


cdef inline int* ints_of(object buffer) except NULL:
    return <int*>memory_of(buffer)


cdef inline signed char* chars_of(object buffer) except NULL:
    return <signed char*>memory_of(buffer)


cdef inline float* floats_of(object buffer) except NULL:
    return <float*>memory_of(buffer)
