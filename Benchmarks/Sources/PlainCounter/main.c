#include <adwaita.h>
#include <plain_windows.h>
#include <stdio.h>

// Opens the counter, in a window as libadwaita makes them, and says when its first picture was painted.
int main(void) {
  if (!plain_begin()) return 1;
  adw_init();
  GtkWidget *window = plain_window(plain_counter());
  gtk_window_set_titlebar(GTK_WINDOW(window), adw_header_bar_new());
  plain_show(window);
  printf("%ld\n", (long)plain_now());
  return 0;
}
