#include "CGTKWidgets.h"

static CGTKPlaceWatch watch;

static gboolean hear(
    GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  double x, y;
  if (gdk_event_get_position(g_value_peek_pointer(&values[1]), &x, &y))
    watch(g_value_get_object(&values[0]), x, y);
  return TRUE;
}

void cgtk_watch_places(CGTKPlaceWatch new_watch) {
  gboolean is_first = watch == NULL;
  watch = new_watch;
  if (!is_first) return;
  g_type_class_ref(GDK_TYPE_SURFACE);
  g_signal_add_emission_hook(
      g_signal_lookup("event", GDK_TYPE_SURFACE), 0, hear, NULL, NULL);
}
