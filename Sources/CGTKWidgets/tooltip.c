#include "CGTKWidgets.h"

static gboolean forget(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  GtkWidget *widget = g_value_get_object(values);
  if (GTK_IS_NATIVE(widget)) {
    // GTK's own name for it. Whoever finds no tooltip there makes another one.
    g_object_set_data(G_OBJECT(gtk_widget_get_display(widget)), "gdk-display-current-tooltip", NULL);
  }
  return TRUE;
}

void cgtk_tooltips_leave_with_surfaces(void) {
  static gulong hook = 0;
  if (hook != 0) return;
  // A type has its signals once its class was asked for.
  g_type_class_unref(g_type_class_ref(GTK_TYPE_WIDGET));
  guint unrealize = g_signal_lookup("unrealize", GTK_TYPE_WIDGET);
  hook = g_signal_add_emission_hook(unrealize, 0, forget, NULL, NULL);
}
