#include "CGTKWidgets.h"

// With GL by way of GLX, as where there is no EGL, the first frame of a surface never comes to the
// screen: the window stays black until something in it changes. So that whole frame is drawn again.

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>

static gboolean has_glx(GdkDisplay *display) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  int major, minor;
  return GDK_IS_X11_DISPLAY(display) && gdk_x11_display_get_glx_version(display, &major, &minor);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

// GTK draws what differs from the frame before. An opacity that nobody tells from none differs
// everywhere; this is the next to full one of those that GTK keeps.
static const double almost = 254 / 255.0;

static void painted(GdkFrameClock *clock, gpointer native) {
  GtkWidget *widget = native;
  if (!gtk_widget_get_mapped(widget)) return;
  double opacity = gtk_widget_get_opacity(widget);
  if (opacity == almost) {
    gtk_widget_set_opacity(widget, 1);
  } else if (opacity == 1) {
    gtk_widget_set_opacity(widget, almost);
    return;
  }
  g_signal_handlers_disconnect_by_func(clock, painted, native);
}

static gboolean realized(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  GtkWidget *widget = g_value_get_object(values);
  if (!GTK_IS_NATIVE(widget)) return TRUE;
  GskRenderer *renderer = gtk_native_get_renderer(GTK_NATIVE(widget));
  // To ask a display for GLX takes the time that whoever draws without GL saves.
  if (renderer == NULL || GSK_IS_CAIRO_RENDERER(renderer)) return TRUE;
  if (!has_glx(gtk_widget_get_display(widget))) return TRUE;
  GdkFrameClock *clock = gtk_widget_get_frame_clock(widget);
  g_signal_connect_object(clock, "after-paint", G_CALLBACK(painted), widget, 0);
  return TRUE;
}

void cgtk_repeat_first_frames(void) {
  static gulong hook = 0;
  if (hook != 0) return;
  // A type has its signals once its class was asked for.
  g_type_class_unref(g_type_class_ref(GTK_TYPE_WIDGET));
  hook = g_signal_add_emission_hook(
      g_signal_lookup("realize", GTK_TYPE_WIDGET), 0, realized, NULL, NULL);
}
#else
void cgtk_repeat_first_frames(void) {}
#endif
