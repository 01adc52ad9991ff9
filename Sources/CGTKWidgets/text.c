#include "CGTKWidgets.h"

void cgtk_text_measure(GtkWidget *text) {
  if (!gtk_widget_get_mapped(text)) return;
  // It measures what is seen when it is given a size, be that the one it has.
  GTK_WIDGET_GET_CLASS(text)->size_allocate(
      text, gtk_widget_get_width(text), gtk_widget_get_height(text), -1);
}
