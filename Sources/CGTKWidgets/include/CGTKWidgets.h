#pragma once
// Not gtk.h: its declarations would belong to two modules, and be found in one by chance.
#include "../../CGTK/shim.h"

G_BEGIN_DECLS
#pragma clang assume_nonnull begin

/// What a view asks of its owner. `context` is what the view is bound to; unbound, it asks nothing.
///
/// A view is the one widget of ours: it draws what no widget of GTK shows, and holds others, each in
/// the frame it was given. GTK's own ways to measure and arrange have no say in it.
typedef struct {
  /// The size has changed. What is inside is arranged afterwards.
  void (*allocated)(void *context, int width, int height);

  /// Draws. What is inside is drawn in front, by `cgtk_view_snapshot_children`.
  void (*snapshot)(void *context, GtkSnapshot *snapshot);

  /// Whether a pointer at this place touches the view itself, apart from what is inside.
  gboolean (*contains)(void *context, double x, double y);
} CGTKViewActions;

/// Makes a view. `name` is what style sheets call it; `role` is what it is for assistive technologies.
///
/// `name` and `actions` live as long as the program.
GtkWidget *cgtk_view_new(
  const char *name, GtkAccessibleRole role, const CGTKViewActions *actions);

/// Gives a view its owner; `NULL` when that is about to go.
void cgtk_view_bind(GtkWidget *view, void *_Nullable context);

/// Gives the child of a view a frame inside it, stretched around its top left corner.
void cgtk_view_place(
  GtkWidget *child, float x, float y, int width, int height, float x_scale, float y_scale);

/// Draws what is inside.
void cgtk_view_snapshot_children(GtkWidget *view, GtkSnapshot *snapshot);

/// Where a port is over its content.
typedef struct {
  /// The size of the content.
  double width, height;

  /// The point of the content that is seen in the corner.
  double x, y;

  /// How much of that came about without anybody moving it.
  double shift_x, shift_y;

  /// The point of the content from which the places in it are counted. Far from it, places are not exact.
  int base_x, base_y;
} CGTKPortPlace;

/// Makes a port: a widget for a scrolled window, that shows a part of the view `content`.
GtkWidget *cgtk_port_new(GtkWidget *content);

/// Shows another part of the content, or content of another size.
void cgtk_port_show(GtkWidget *port, const CGTKPortPlace *place);

/// Calls `moved` when a person moves the content, with the point that is seen in the corner; `NULL`
/// when `context` is about to go.
void cgtk_port_bind(
  GtkWidget *port, void *_Nullable context,
  void (*_Nullable moved)(void *_Nullable context, double x, double y));

/// Says what a widget is for assistive technologies, before they hear of it.
void cgtk_set_role(GtkWidget *widget, GtkAccessibleRole role);

/// Tells assistive technologies a text about a widget; `NULL` takes it back.
void cgtk_speak_text(
  GtkWidget *widget, GtkAccessibleProperty property, const char *_Nullable text);

/// Tells assistive technologies a number about a widget.
void cgtk_speak_number(GtkWidget *widget, GtkAccessibleProperty property, double number);

/// Tells assistive technologies whether to pass over a widget and all that is in it.
void cgtk_speak_hidden(GtkWidget *widget, gboolean is_hidden);

/// Tells assistive technologies whether a widget is the chosen one.
void cgtk_speak_checked(GtkWidget *widget, gboolean is_checked);

#pragma clang assume_nonnull end
G_END_DECLS
