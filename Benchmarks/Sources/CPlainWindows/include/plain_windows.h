#pragma once
#include <gtk/gtk.h>

#pragma clang assume_nonnull begin

// What the benchmarks of windows stand beside: the same windows, written by hand in C, as plainly as
// GTK's own examples.

/// Opens the display; FALSE where there is none.
gboolean plain_begin(void);

/// A window with `child` in it. It is not shown.
GtkWidget *plain_window(GtkWidget *child);

/// Shows `window` and runs the main loop until its first picture has been painted.
void plain_show(GtkWidget *window);

/// Runs the main loop until `window` has been painted again.
void plain_wait_for_picture(GtkWidget *window);

/// A label above a button that counts.
GtkWidget *plain_counter(void);

/// Prints when the window that is about to be shown was painted for the first time, and ends the
/// program.
void plain_say_when_painted(void);

/// A scrolling column of rows with two labels and a button each.
GtkWidget *plain_rows(int count);

/// Shows another text in the second label of a row, and asks how large that is now.
void plain_rows_change(GtkWidget *rows, int row, const char *text);

/// Puts all rows into the opposite order.
void plain_rows_reverse(GtkWidget *rows);

/// A model of `count` words for a list.
GtkStringList *plain_words(int count);

/// A scrolling list of `words` that makes few of its rows, several of which can be selected.
GtkWidget *plain_list(GtkStringList *words);

/// Scrolls it down by so many points; FALSE where it was at its end.
gboolean plain_list_scroll(GtkWidget *list, double points);

/// Selects all of it, or its first row alone.
void plain_list_select(GtkWidget *list, gboolean all);

/// Puts a word into the middle of `words`, or takes the one in the middle away.
void plain_words_change(GtkStringList *words, gboolean inserts);

/// Shows another text, and asks how large that is now.
void plain_label_change(GtkWidget *label, const char *text);

/// Calls `done` once the main loop has shown another text.
void plain_label_change_later(
  GtkWidget *label, int number, void (*done)(void *context), void *context);

/// Calls `done` on the main thread, from whatever thread.
void plain_call_main(void (*done)(void *context), void *context);

/// The first text input inside `widget`; NULL where there is none.
GtkWidget *_Nullable plain_find_input(GtkWidget *widget);

/// Types a letter into a text input, as a key does once it got there.
void plain_type(GtkWidget *input);

/// An input that copies what is typed into `model`, a GString.
GtkWidget *plain_entry(GString *model);

/// Microseconds on a clock that all processes share.
gint64 plain_now(void);

/// Microseconds that this process has computed for.
gint64 plain_cpu_time(void);

/// Bytes of memory that this process holds and shares with no file.
gint64 plain_memory(void);

#pragma clang assume_nonnull end
