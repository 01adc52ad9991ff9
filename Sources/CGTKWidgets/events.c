#include "CGTKWidgets.h"

static CGTKPlaceWatch place_watch;
static CGTKKeyWatch key_watch;

static gboolean hear(
    GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  GdkEvent *event = g_value_peek_pointer(&values[1]);
  double x, y;
  if (place_watch && gdk_event_get_position(event, &x, &y))
    place_watch(g_value_get_object(&values[0]), x, y);
  if (key_watch && gdk_event_get_event_type(event) == GDK_KEY_PRESS) key_watch();
  return TRUE;
}

// Has each event of a surface heard before GTK looks whose it is.
static void listen(void) {
  static gulong hook = 0;
  if (hook != 0) return;
  // A type has its signals once its class was asked for.
  g_type_class_ref(GDK_TYPE_SURFACE);
  hook = g_signal_add_emission_hook(
      g_signal_lookup("event", GDK_TYPE_SURFACE), 0, hear, NULL, NULL);
}

void cgtk_watch_places(CGTKPlaceWatch watch) {
  place_watch = watch;
  listen();
}

void cgtk_watch_keys(CGTKKeyWatch watch) {
  key_watch = watch;
  listen();
}
