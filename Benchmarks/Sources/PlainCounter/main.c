#include <plain_windows.h>
#include <stdio.h>

// Opens the counter and says when its first picture was painted.
int main(void) {
  if (!plain_begin()) return 1;
  plain_show(plain_window(plain_counter()));
  printf("%ld\n", (long)plain_now());
  return 0;
}
