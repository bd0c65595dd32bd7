/* Lets calls that write the database of a service fail: loaded before the C library (LD_PRELOAD). The file that FAILING_DISK
   names says which, and how: "sync 5", "write 28", "torn 5"; nothing fails while it is empty or missing. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int error_of(const char *call, int file) {
  char link[64], name[4096], said[64] = "", wanted[64] = "";
  const char *control = getenv("FAILING_DISK");
  int error = 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = control ? readlink(link, name, sizeof name - 1) : -1;
  if (length < 0) return 0;
  name[length] = 0;
  if (!strstr(name, "rappen.sqlite")) return 0;
  int opened = open(control, O_RDONLY);
  if (opened < 0) return 0;
  length = read(opened, said, sizeof said - 1);
  close(opened);
  if (length <= 0 || sscanf(said, "%63s %d", wanted, &error) != 2) return 0;
  return strcmp(call, wanted) ? 0 : error;
}

#define REAL(type, name, ...) ((type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name))

static int fail(int error) {
  errno = error;
  return -1;
}

int fsync(int file) {
  int error = error_of("sync", file);
  return error ? fail(error) : REAL(int, fsync, int)(file);
}

int fdatasync(int file) {
  int error = error_of("sync", file);
  return error ? fail(error) : REAL(int, fdatasync, int)(file);
}

#define WRITES(name, offset_type)                                                                  \
  ssize_t name(int file, const void *bytes, size_t count, offset_type offset) {                    \
    int error = error_of("write", file);                                                           \
    if (error) return fail(error);                                                                 \
    error = error_of("torn", file);                                                                \
    ssize_t written =                                                                              \
        REAL(ssize_t, name, int, const void *, size_t, offset_type)(file, bytes, error ? count / 2 : count, offset); \
    return error ? fail(error) : written;                                                          \
  }

WRITES(pwrite, off_t)
WRITES(pwrite64, off64_t)
