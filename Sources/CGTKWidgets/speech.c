#include "CGTKWidgets.h"

void cgtk_set_role(GtkWidget *widget, GtkAccessibleRole role) {
  g_object_set(widget, "accessible-role", role, NULL);
}

void cgtk_speak_text(GtkWidget *widget, GtkAccessibleProperty property, const char *text) {
  if (text == NULL)
    gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
  else
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
}

void cgtk_speak_number(GtkWidget *widget, GtkAccessibleProperty property, double number) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, number, -1);
}

void cgtk_speak_whole_number(GtkWidget *widget, GtkAccessibleProperty property, int number) {
  if (number == 0)
    gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
  else
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, number, -1);
}

void cgtk_speak_hidden(GtkWidget *widget, gboolean is_hidden) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, is_hidden, -1);
}

void cgtk_speak_selected(GtkWidget *widget, gboolean is_selected) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, is_selected, -1);
}

void cgtk_speak_next(GtkWidget *widget, GtkWidget *next) {
  GtkAccessible *speaker = GTK_ACCESSIBLE(widget);
  if (next == NULL)
    gtk_accessible_reset_relation(speaker, GTK_ACCESSIBLE_RELATION_FLOW_TO);
  else
    gtk_accessible_update_relation(speaker, GTK_ACCESSIBLE_RELATION_FLOW_TO, next, NULL, -1);
}

void cgtk_speak_expanded(GtkWidget *widget, int is_expanded) {
  // What can neither be shown nor hidden is told as undefined.
  int state = is_expanded < 0 ? GTK_ACCESSIBLE_VALUE_UNDEFINED : is_expanded;
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, state, -1);
}

void cgtk_speak_checked(GtkWidget *widget, gboolean is_checked) {
  GtkAccessibleTristate state =
      is_checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE;
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED, state, -1);
}
