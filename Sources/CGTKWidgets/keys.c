#include "CGTKWidgets.h"

static CGTKKeyWatch watch;

static gboolean hear(
    GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  if (gdk_event_get_event_type(g_value_peek_pointer(&values[1])) == GDK_KEY_PRESS) watch();
  return TRUE;
}

void cgtk_watch_keys(CGTKKeyWatch new_watch) {
  gboolean is_first = watch == NULL;
  watch = new_watch;
  if (!is_first) return;
  g_type_class_ref(GDK_TYPE_SURFACE);
  g_signal_add_emission_hook(
      g_signal_lookup("event", GDK_TYPE_SURFACE), 0, hear, NULL, NULL);
}
