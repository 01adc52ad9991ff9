#pragma once
#include <gtk/gtk.h>

G_BEGIN_DECLS
#pragma clang assume_nonnull begin

/// What a view asks of its owner. `context` is what the view is bound to; unbound, it asks nothing.
///
/// A view is the one widget of ours: it draws what no widget of GTK shows, and holds others, each in
/// the frame it was given. GTK's own ways to measure and arrange have no say in it.
typedef struct {
  /// The size has changed. What is inside is arranged afterwards.
  void (*_Nullable allocated)(void *context, int width, int height);

  /// Draws. What is inside is drawn in front, by `cgtk_view_snapshot_children`.
  void (*_Nullable snapshot)(void *context, GtkSnapshot *snapshot);

  /// Whether a pointer at this place touches the view itself, apart from what is inside.
  gboolean (*_Nullable contains)(void *context, double x, double y);

  /// The style sheet gives it another look: a font, a colour.
  void (*_Nullable styled)(void *context);
} CGTKViewActions;

/// Makes a view. `name` is what style sheets call it; `role` is what it is for assistive technologies.
///
/// `actions` and `name` live as long as the program.
GtkWidget *cgtk_view_new(
  const char *name, GtkAccessibleRole role, const CGTKViewActions *actions);

/// Gives a view its owner; `NULL` when that is about to go.
void cgtk_view_bind(GtkWidget *view, void *_Nullable context);

/// Gives the child of a view a frame inside it, stretched around its top left corner.
void cgtk_view_place(
  GtkWidget *child, float x, float y, int width, int height, float x_scale, float y_scale);

/// Draws what is inside.
void cgtk_view_snapshot_children(GtkWidget *view, GtkSnapshot *snapshot);

#pragma clang assume_nonnull end
G_END_DECLS
