#include "plain_windows.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static GLogWriterOutput drop(
    GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
  return G_LOG_WRITER_HANDLED;
}

gboolean plain_begin(void) {
  // Searching for somewhere to write to takes longer than what is measured.
  g_log_set_writer_func(drop, NULL, NULL);
  return gtk_init_check();
}

GtkWidget *plain_window(GtkWidget *child) {
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 600);
  gtk_window_set_child(GTK_WINDOW(window), child);
  return window;
}

static void painted(GdkFrameClock *clock, gboolean *is_painted) { *is_painted = TRUE; }

void plain_wait_for_picture(GtkWidget *window) {
  gboolean is_painted = FALSE;
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  gulong watch = g_signal_connect(clock, "after-paint", G_CALLBACK(painted), &is_painted);
  gtk_widget_queue_draw(window);
  while (!is_painted) g_main_context_iteration(NULL, TRUE);
  g_signal_handler_disconnect(clock, watch);
}

void plain_show(GtkWidget *window) {
  gtk_window_present(GTK_WINDOW(window));
  plain_wait_for_picture(window);
}

// The counter

static void count(GtkButton *button, GtkLabel *label) {
  int count = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(label), "count")) + 1;
  g_object_set_data(G_OBJECT(label), "count", GINT_TO_POINTER(count));
  char text[32];
  snprintf(text, sizeof text, "Count: %d", count);
  gtk_label_set_text(label, text);
}

GtkWidget *plain_counter(void) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *label = gtk_label_new("Count: 0");
  GtkWidget *button = gtk_button_new_with_label("Add");
  g_signal_connect(button, "clicked", G_CALLBACK(count), label);
  gtk_box_append(GTK_BOX(column), label);
  gtk_box_append(GTK_BOX(column), button);
  return column;
}

static void say(GdkFrameClock *clock, gpointer data) {
  printf("%ld\n", (long)plain_now());
  exit(0);
}

static gboolean watch(gpointer data) {
  GListModel *windows = gtk_window_get_toplevels();
  GtkWidget *window = g_list_model_get_item(windows, 0);
  GdkFrameClock *clock = window == NULL ? NULL : gtk_widget_get_frame_clock(window);
  if (clock == NULL) return G_SOURCE_CONTINUE;
  g_signal_connect(clock, "after-paint", G_CALLBACK(say), NULL);
  return G_SOURCE_REMOVE;
}

void plain_say_when_painted(void) { g_idle_add_full(G_PRIORITY_HIGH, watch, NULL, NULL); }

// Rows

GtkWidget *plain_rows(int count) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
  for (int number = 0; number < count; number++) {
    char text[32];
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    snprintf(text, sizeof text, "Row %d", number);
    gtk_box_append(GTK_BOX(row), gtk_label_new(text));
    gtk_box_append(GTK_BOX(row), gtk_label_new("0"));
    snprintf(text, sizeof text, "Add to %d", number);
    gtk_box_append(GTK_BOX(row), gtk_button_new_with_label(text));
    gtk_box_append(GTK_BOX(column), row);
  }
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), column);
  return scroller;
}

static GtkWidget *column_of(GtkWidget *rows) {
  return gtk_viewport_get_child(
      GTK_VIEWPORT(gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(rows))));
}

void plain_rows_change(GtkWidget *rows, int row, const char *text) {
  GtkWidget *child = gtk_widget_get_first_child(column_of(rows));
  while (row-- > 0) child = gtk_widget_get_next_sibling(child);
  plain_label_change(gtk_widget_get_next_sibling(gtk_widget_get_first_child(child)), text);
}

void plain_rows_reverse(GtkWidget *rows) {
  GtkWidget *column = column_of(rows);
  GtkWidget *child = gtk_widget_get_first_child(column);
  while (child != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling(child);
    gtk_box_reorder_child_after(GTK_BOX(column), child, NULL);
    child = next;
  }
}

// A long list

GtkStringList *plain_words(int count) {
  GtkStringList *words = gtk_string_list_new(NULL);
  for (int number = 0; number < count; number++) {
    char text[32];
    snprintf(text, sizeof text, "Item %d", number);
    gtk_string_list_append(words, text);
  }
  return words;
}

static void make_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_list_item_set_child(item, label);
}

static void fill_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkStringObject *word = gtk_list_item_get_item(item);
  GtkLabel *label = GTK_LABEL(gtk_list_item_get_child(item));
  gtk_label_set_text(label, gtk_string_object_get_string(word));
}

GtkWidget *plain_list(GtkStringList *words) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(make_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(fill_row), NULL);
  GtkMultiSelection *selection = gtk_multi_selection_new(g_object_ref(G_LIST_MODEL(words)));
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(
      GTK_SCROLLED_WINDOW(scroller), gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory));
  return scroller;
}

gboolean plain_list_scroll(GtkWidget *list, double points) {
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(list));
  double before = gtk_adjustment_get_value(place);
  gtk_adjustment_set_value(place, before + points);
  return gtk_adjustment_get_value(place) != before;
}

void plain_list_select(GtkWidget *list, gboolean all) {
  GtkListView *view = GTK_LIST_VIEW(gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(list)));
  GtkSelectionModel *model = gtk_list_view_get_model(view);
  if (all)
    gtk_selection_model_select_all(model);
  else
    gtk_selection_model_select_item(model, 0, TRUE);
}

void plain_words_change(GtkStringList *words, gboolean inserts) {
  const char *word[] = {"New", NULL};
  guint middle = g_list_model_get_n_items(G_LIST_MODEL(words)) / 2;
  gtk_string_list_splice(words, middle, inserts ? 0 : 1, inserts ? word : NULL);
}

// A label

void plain_label_change(GtkWidget *label, const char *text) {
  gtk_label_set_text(GTK_LABEL(label), text);
  int width, height;
  gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
}

typedef struct {
  GtkWidget *label;
  int number;
  void (*done)(void *context);
  void *context;
} Change;

static gboolean change(Change *change) {
  char text[32];
  snprintf(text, sizeof text, "Count: %d", change->number);
  plain_label_change(change->label, text);
  change->done(change->context);
  g_free(change);
  return G_SOURCE_REMOVE;
}

void plain_label_change_later(
    GtkWidget *label, int number, void (*done)(void *context), void *context) {
  Change *later = g_new(Change, 1);
  *later = (Change){label, number, done, context};
  g_idle_add_full(G_PRIORITY_DEFAULT, (GSourceFunc)change, later, NULL);
}

// Threads

typedef struct {
  void (*done)(void *context);
  void *context;
} Call;

static gboolean call(Call *call) {
  call->done(call->context);
  g_free(call);
  return G_SOURCE_REMOVE;
}

void plain_call_main(void (*done)(void *context), void *context) {
  Call *later = g_new(Call, 1);
  *later = (Call){done, context};
  g_idle_add_full(G_PRIORITY_DEFAULT, (GSourceFunc)call, later, NULL);
}

// Input

GtkWidget *plain_find_input(GtkWidget *widget) {
  if (GTK_IS_TEXT(widget)) return widget;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    GtkWidget *found = plain_find_input(child);
    if (found != NULL) return found;
  }
  return NULL;
}

void plain_type(GtkWidget *input) {
  // Otherwise the text gets longer and longer.
  if (gtk_entry_buffer_get_length(gtk_text_get_buffer(GTK_TEXT(input))) > 40)
    gtk_editable_set_text(GTK_EDITABLE(input), "");
  int position = -1;
  gtk_editable_insert_text(GTK_EDITABLE(input), "a", 1, &position);
}

static void copy(GtkEditable *entry, GString *model) {
  g_string_assign(model, gtk_editable_get_text(entry));
}

GtkWidget *plain_entry(GString *model) {
  GtkWidget *entry = gtk_entry_new();
  g_signal_connect(entry, "changed", G_CALLBACK(copy), model);
  return entry;
}

// Figures

gint64 plain_now(void) { return g_get_monotonic_time(); }

gint64 plain_cpu_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

gint64 plain_memory(void) {
  long pages = 0, resident = 0, shared = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file == NULL) return 0;
  if (fscanf(file, "%ld %ld %ld", &pages, &resident, &shared) != 3) resident = shared = 0;
  fclose(file);
  return (resident - shared) * sysconf(_SC_PAGESIZE);
}
