#include "CGTKWidgets.h"

static gboolean leave(gpointer popover) {
  if (gtk_widget_get_parent(popover) != NULL) gtk_widget_unparent(popover);
  g_object_unref(popover);
  return G_SOURCE_REMOVE;
}

void cgtk_popover_leave(GtkWidget *popover) {
  gtk_popover_popdown(GTK_POPOVER(popover));
  g_idle_add(leave, g_object_ref(popover));
}
