#include "CGTKWidgets.h"

#define CGTK_TYPE_VIEW (cgtk_view_get_type())
G_DECLARE_FINAL_TYPE(CGTKView, cgtk_view, CGTK, VIEW, GtkWidget)

// The frame a widget has in the view around it.
typedef struct {
  float x, y, x_scale, y_scale;
  int width, height;
} Frame;

struct _CGTKView {
  GtkWidget parent;
  const CGTKViewActions *actions;
  void *context;
  Frame frame;
  // Whether it has not been put where it belongs, or GTK has forgotten what it knew of its size.
  gboolean is_stale;
};

G_DEFINE_FINAL_TYPE(CGTKView, cgtk_view, GTK_TYPE_WIDGET)

static GQuark frame_key(void) {
  static GQuark key = 0;
  if (key == 0) key = g_quark_from_static_string("viewstate-frame");
  return key;
}

// A view keeps its frame itself; other widgets are given a place to keep theirs.
static Frame *frame_of(GtkWidget *child) {
  if (CGTK_IS_VIEW(child)) return &CGTK_VIEW(child)->frame;
  Frame *frame = g_object_get_qdata(G_OBJECT(child), frame_key());
  if (frame == NULL) {
    frame = g_new0(Frame, 1);
    g_object_set_qdata_full(G_OBJECT(child), frame_key(), frame, g_free);
  }
  return frame;
}

void cgtk_view_place(
    GtkWidget *child, float x, float y, int width, int height, float x_scale, float y_scale) {
  *frame_of(child) = (Frame){x, y, x_scale, y_scale, width, height};
  if (CGTK_IS_VIEW(child)) CGTK_VIEW(child)->is_stale = TRUE;
  GtkWidget *view = gtk_widget_get_parent(child);
  if (view != NULL) gtk_widget_queue_allocate(view);
}

static void allocate(GtkWidget *child, const Frame *frame, int width, int height) {
  GskTransform *place =
      gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(frame->x, frame->y));
  if (frame->x_scale != 1 || frame->y_scale != 1)
    place = gsk_transform_scale(place, frame->x_scale, frame->y_scale);
  gtk_widget_allocate(child, width, height, -1, place);
}

static void arrange_view(CGTKView *view) {
  GtkWidget *widget = GTK_WIDGET(view);
  // Where GTK has forgotten the size, this calls `measure` below, which says so.
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  // What is inside may wait to be arranged though the view itself does not.
  if (!view->is_stale && gtk_widget_get_first_child(widget) == NULL) return;
  view->is_stale = FALSE;
  allocate(widget, &view->frame, view->frame.width, view->frame.height);
}

// GTK complains where one of its widgets gets less room than it needs at least.
static void arrange_other(GtkWidget *child) {
  const Frame *frame = frame_of(child);
  int width, height;
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX(width, frame->width);
  gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  allocate(child, frame, width, MAX(height, frame->height));
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  CGTKView *view = CGTK_VIEW(widget);
  if (view->context != NULL) view->actions->allocated(view->context, width, height);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    if (CGTK_IS_VIEW(child))
      arrange_view(CGTK_VIEW(child));
    else
      arrange_other(child);
  }
}

// Whoever holds a view has laid it out: it takes what it gets.
static void measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
  CGTK_VIEW(widget)->is_stale = TRUE;
  *minimum = *natural = 0;
}

void cgtk_view_snapshot_children(GtkWidget *view, GtkSnapshot *snapshot) {
  for (GtkWidget *child = gtk_widget_get_first_child(view); child != NULL;
       child = gtk_widget_get_next_sibling(child))
    gtk_widget_snapshot_child(view, child, snapshot);
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  CGTKView *view = CGTK_VIEW(widget);
  if (view->context != NULL)
    view->actions->snapshot(view->context, snapshot);
  else
    cgtk_view_snapshot_children(widget, snapshot);
}

static gboolean contains(GtkWidget *widget, double x, double y) {
  CGTKView *view = CGTK_VIEW(widget);
  return view->context != NULL && view->actions->contains(view->context, x, y);
}

// The tabulator key goes through what is inside in its order, wherever it lies.
static gboolean focus(GtkWidget *widget, GtkDirectionType direction) {
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS(cgtk_view_parent_class)->focus(widget, direction);
  gboolean is_forward = direction == GTK_DIR_TAB_FORWARD;
  GtkWidget *child = gtk_widget_get_focus_child(widget);
  if (child == NULL)
    child = is_forward ? gtk_widget_get_first_child(widget) : gtk_widget_get_last_child(widget);
  while (child != NULL && !gtk_widget_child_focus(child, direction))
    child = is_forward ? gtk_widget_get_next_sibling(child) : gtk_widget_get_prev_sibling(child);
  return child != NULL;
}

void cgtk_view_bind(GtkWidget *view, void *context) { CGTK_VIEW(view)->context = context; }

static void dispose(GObject *object) {
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
  widget->focus = focus;
}

static void cgtk_view_init(CGTKView *view) {}

GtkWidget *cgtk_view_new(
    const char *name, GtkAccessibleRole role, const CGTKViewActions *actions) {
  CGTKView *view = g_object_new(CGTK_TYPE_VIEW, "css-name", name, "accessible-role", role, NULL);
  view->actions = actions;
  return GTK_WIDGET(view);
}
