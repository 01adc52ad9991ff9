#include "CGTKWidgets.h"

#define CGTK_TYPE_VIEW (cgtk_view_get_type())
G_DECLARE_FINAL_TYPE(CGTKView, cgtk_view, CGTK, VIEW, GtkWidget)

struct _CGTKView {
  GtkWidget parent;
  const CGTKViewActions *actions;
  void *context;
};

G_DEFINE_FINAL_TYPE(CGTKView, cgtk_view, GTK_TYPE_WIDGET)

// The frame a child was given, kept with the child.
typedef struct {
  float x, y, x_scale, y_scale;
  int width, height;
  gboolean is_new;
} Frame;

static GQuark frame_key(void) {
  static GQuark key = 0;
  if (key == 0) key = g_quark_from_static_string("viewstate-frame");
  return key;
}

void cgtk_view_place(
    GtkWidget *child, float x, float y, int width, int height, float x_scale, float y_scale) {
  Frame *frame = g_object_get_qdata(G_OBJECT(child), frame_key());
  if (frame == NULL) {
    frame = g_new0(Frame, 1);
    g_object_set_qdata_full(G_OBJECT(child), frame_key(), frame, g_free);
  }
  *frame = (Frame){x, y, x_scale, y_scale, width, height, TRUE};
  GtkWidget *view = gtk_widget_get_parent(child);
  if (view != NULL) gtk_widget_queue_allocate(view);
}

static void arrange(GtkWidget *child) {
  Frame *frame = g_object_get_qdata(G_OBJECT(child), frame_key());
  // Our views say when they want another size; others know themselves when something changed.
  if (frame == NULL || (CGTK_IS_VIEW(child) && !frame->is_new)) return;
  frame->is_new = FALSE;
  int width, height;
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX(width, frame->width);
  gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  height = MAX(height, frame->height);
  GskTransform *place =
      gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(frame->x, frame->y));
  if (frame->x_scale != 1 || frame->y_scale != 1)
    place = gsk_transform_scale(place, frame->x_scale, frame->y_scale);
  gtk_widget_allocate(child, width, height, -1, place);
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  CGTKView *view = CGTK_VIEW(widget);
  if (view->context != NULL && view->actions->allocated != NULL) view->actions->allocated(view->context, width, height);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child))
    arrange(child);
}

// Whoever holds a view has laid it out: it takes what it gets.
static void measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
  *minimum = *natural = 0;
}

void cgtk_view_snapshot_children(GtkWidget *view, GtkSnapshot *snapshot) {
  for (GtkWidget *child = gtk_widget_get_first_child(view); child != NULL;
       child = gtk_widget_get_next_sibling(child))
    gtk_widget_snapshot_child(view, child, snapshot);
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  CGTKView *view = CGTK_VIEW(widget);
  if (view->context != NULL && view->actions->snapshot != NULL)
    view->actions->snapshot(view->context, snapshot);
  else
    cgtk_view_snapshot_children(widget, snapshot);
}

static gboolean contains(GtkWidget *widget, double x, double y) {
  CGTKView *view = CGTK_VIEW(widget);
  return view->context != NULL && view->actions->contains != NULL &&
         view->actions->contains(view->context, x, y);
}

static void css_changed(GtkWidget *widget, GtkCssStyleChange *change) {
  CGTKView *view = CGTK_VIEW(widget);
  GTK_WIDGET_CLASS(cgtk_view_parent_class)->css_changed(widget, change);
  // The first style comes while the view is still being made.
  if (view->context != NULL && view->actions->styled != NULL) view->actions->styled(view->context);
}

void cgtk_view_bind(GtkWidget *view, void *context) { CGTK_VIEW(view)->context = context; }

static void dispose(GObject *object) {
  CGTKView *view = CGTK_VIEW(object);
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))) != NULL)
    gtk_widget_unparent(child);
  G_OBJECT_CLASS(cgtk_view_parent_class)->dispose(object);
}

static void cgtk_view_class_init(CGTKViewClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = dispose;
  widget->measure = measure;
  widget->size_allocate = size_allocate;
  widget->snapshot = snapshot;
  widget->contains = contains;
  widget->css_changed = css_changed;
}

static void cgtk_view_init(CGTKView *view) {}

GtkWidget *cgtk_view_new(
    const char *name, GtkAccessibleRole role, const CGTKViewActions *actions) {
  CGTKView *view = g_object_new(CGTK_TYPE_VIEW, "css-name", name, "accessible-role", role, NULL);
  view->actions = actions;
  return GTK_WIDGET(view);
}
