#include "CGTKWidgets.h"

#define CGTK_TYPE_VIEW (cgtk_view_get_type())
G_DECLARE_FINAL_TYPE(CGTKView, cgtk_view, CGTK, VIEW, GtkWidget)

// The frame a widget has in the view around it.
typedef struct {
  float x, y, x_scale, y_scale;
  int width, height;
  // How far it is turned, in degrees, and around which point of it.
  float angle, anchor_x, anchor_y;
  CGTKBlend blend;
  // How it is drawn besides; most are not.
  CGTKPlane *plane;
} Frame;

struct _CGTKView {
  GtkWidget parent;
  const CGTKViewActions *actions;
  void *context;
  Frame frame;
  // Whether it has not been put where it belongs, or GTK has forgotten what it knew of its size.
  gboolean is_stale;
  // Whether it is a list, and the row that has the keyboard for it.
  gboolean is_list;
  GtkWidget *seat;
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

static void frame_changed(GtkWidget *child) {
  if (CGTK_IS_VIEW(child)) CGTK_VIEW(child)->is_stale = TRUE;
  GtkWidget *view = gtk_widget_get_parent(child);
  if (view != NULL) gtk_widget_queue_allocate(view);
}

void cgtk_view_place(
    GtkWidget *child, float x, float y, int width, int height, float x_scale, float y_scale) {
  Frame *frame = frame_of(child);
  frame->x = x;
  frame->y = y;
  frame->x_scale = x_scale;
  frame->y_scale = y_scale;
  frame->width = width;
  frame->height = height;
  frame_changed(child);
}

void cgtk_view_turn(GtkWidget *child, float angle, float anchor_x, float anchor_y) {
  Frame *frame = frame_of(child);
  frame->angle = angle;
  frame->anchor_x = anchor_x;
  frame->anchor_y = anchor_y;
  frame_changed(child);
}

void cgtk_view_transform(GtkWidget *view, const CGTKPlane *plane) {
  Frame *frame = &CGTK_VIEW(view)->frame;
  g_clear_pointer(&frame->plane, g_free);
  if (plane != NULL) frame->plane = g_memdup2(plane, sizeof(CGTKPlane));
  frame_changed(view);
}

static void allocate(GtkWidget *child, const Frame *frame, int width, int height) {
  GskTransform *place =
      gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(frame->x, frame->y));
  // The place is that of what is stretched: turns come within.
  if (frame->x_scale != 1 || frame->y_scale != 1)
    place = gsk_transform_scale(place, frame->x_scale, frame->y_scale);
  if (frame->angle != 0) {
    graphene_point_t anchor =
        GRAPHENE_POINT_INIT(frame->anchor_x * width, frame->anchor_y * height);
    place = gsk_transform_rotate(gsk_transform_translate(place, &anchor), frame->angle);
    place = gsk_transform_translate(place, &GRAPHENE_POINT_INIT(-anchor.x, -anchor.y));
  }
  if (frame->plane != NULL) {
    const CGTKPlane *plane = frame->plane;
    place = gsk_transform_translate(place, &GRAPHENE_POINT_INIT(plane->x, plane->y));
    place = gsk_transform_rotate(place, plane->turn);
    place = gsk_transform_scale(place, plane->x_scale, plane->y_scale);
    place = gsk_transform_rotate(place, plane->first_turn);
  }
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
    else if (GTK_IS_POPOVER(child))
      gtk_popover_present(GTK_POPOVER(child));
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

// Whether anything ever blended: most programs blend nothing, and then nobody asks for it.
static gboolean has_blended = FALSE;

void cgtk_view_blend(GtkWidget *child, CGTKBlend blend) {
  frame_of(child)->blend = blend;
  if (blend.kind != CGTK_BLEND_NONE) has_blended = TRUE;
  GtkWidget *view = gtk_widget_get_parent(child);
  if (view != NULL) gtk_widget_queue_draw(view);
}

static gboolean blends(GtkWidget *child) {
  return has_blended && CGTK_IS_VIEW(child) && CGTK_VIEW(child)->frame.blend.kind != CGTK_BLEND_NONE;
}

// GSK has no such modes; cairo draws both.
static void append_by_cairo(
    GtkSnapshot *snapshot, GskRenderNode *behind, GskRenderNode *front, unsigned mode) {
  graphene_rect_t bounds, other;
  gsk_render_node_get_bounds(behind, &bounds);
  gsk_render_node_get_bounds(front, &other);
  graphene_rect_union(&bounds, &other, &bounds);
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &bounds);
  cairo_push_group(cairo);
  gsk_render_node_draw(behind, cairo);
  cairo_push_group(cairo);
  gsk_render_node_draw(front, cairo);
  cairo_pop_group_to_source(cairo);
  cairo_set_operator(cairo, (cairo_operator_t)mode);
  cairo_paint(cairo);
  cairo_pop_group_to_source(cairo);
  cairo_paint(cairo);
  cairo_destroy(cairo);
}

GtkSnapshot *cgtk_blend(GtkSnapshot *so_far, GtkSnapshot *inside, CGTKBlend blend) {
  GskRenderNode *front = gtk_snapshot_free_to_node(inside);
  GskRenderNode *behind = gtk_snapshot_free_to_node(so_far);
  GtkSnapshot *both = gtk_snapshot_new();
  if (front == NULL || behind == NULL) {
    if (behind != NULL) gtk_snapshot_append_node(both, behind);
    // Where nothing is behind, these show nothing.
    gboolean is_seen = blend.kind != CGTK_BLEND_CAIRO ||
                       (blend.mode != CAIRO_OPERATOR_ATOP && blend.mode != CAIRO_OPERATOR_DEST_OUT);
    if (front != NULL && is_seen) gtk_snapshot_append_node(both, front);
  } else if (blend.kind == CGTK_BLEND_CAIRO) {
    append_by_cairo(both, behind, front, blend.mode);
  } else {
    gtk_snapshot_push_blend(both, (GskBlendMode)blend.mode);
    gtk_snapshot_append_node(both, behind);
    gtk_snapshot_pop(both);
    gtk_snapshot_append_node(both, front);
    gtk_snapshot_pop(both);
  }
  g_clear_pointer(&front, gsk_render_node_unref);
  g_clear_pointer(&behind, gsk_render_node_unref);
  return both;
}

// Draws `child` into one with what was drawn so far.
static GtkSnapshot *blend_child(GtkWidget *view, GtkWidget *child, GtkSnapshot *so_far) {
  GtkSnapshot *inside = gtk_snapshot_new();
  gtk_widget_snapshot_child(view, child, inside);
  return cgtk_blend(so_far, inside, CGTK_VIEW(child)->frame.blend);
}

void cgtk_view_snapshot_children(GtkWidget *view, GtkSnapshot *snapshot) {
  GtkSnapshot *so_far = snapshot;
  for (GtkWidget *child = has_blended ? gtk_widget_get_first_child(view) : NULL; child != NULL;
       child = gtk_widget_get_next_sibling(child))
    if (blends(child)) {
      so_far = gtk_snapshot_new();
      break;
    }
  for (GtkWidget *child = gtk_widget_get_first_child(view); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    if (blends(child) && gtk_widget_get_child_visible(child))
      so_far = blend_child(view, child, so_far);
    else
      gtk_widget_snapshot_child(view, child, so_far);
  }
  if (so_far == snapshot) return;
  GskRenderNode *all = gtk_snapshot_free_to_node(so_far);
  if (all == NULL) return;
  gtk_snapshot_append_node(snapshot, all);
  gsk_render_node_unref(all);
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

static CGTKRow (*find_row)(GtkWidget *child);

void cgtk_view_follow_rows(CGTKRow (*row_of)(GtkWidget *child)) { find_row = row_of; }

static CGTKRow row_of(GtkWidget *child) {
  return find_row == NULL ? (CGTKRow){0} : find_row(child);
}

// Whether all of it lies within the area that is scrolled.
static gboolean is_seen(GtkWidget *child) {
  GtkWidget *area = gtk_widget_get_ancestor(child, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;
  if (area == NULL || !gtk_widget_compute_bounds(child, area, &bounds)) return TRUE;
  return bounds.origin.x >= 0 && bounds.origin.y >= 0 &&
         bounds.origin.x + bounds.size.width <= gtk_widget_get_width(area) &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height(area);
}

static GtkWidget *next_of(GtkWidget *child, gboolean is_forward) {
  return is_forward ? gtk_widget_get_next_sibling(child) : gtk_widget_get_prev_sibling(child);
}

// The row of its list at which the keyboard comes in: the first one that is seen, on the way there.
static CGTKRow way_in(GtkWidget *first, const void *list, gboolean is_forward) {
  for (GtkWidget *child = first; child != NULL; child = next_of(child, is_forward)) {
    CGTKRow row = row_of(child);
    if (row.list == list && is_seen(child)) return row;
  }
  return row_of(first);
}

static gboolean is_same_row(CGTKRow one, CGTKRow other) {
  return one.list == other.list && one.number == other.number && one.index == other.index;
}

void cgtk_view_seat(GtkWidget *list, GtkWidget *row) {
  CGTK_VIEW(list)->is_list = TRUE;
  g_set_weak_pointer(&CGTK_VIEW(list)->seat, row);
}

gboolean cgtk_view_has_keyboard(GtkWidget *view) {
  GtkWidget *seat = CGTK_VIEW(view)->seat;
  return gtk_widget_is_focus(view) || (seat != NULL && gtk_widget_is_focus(seat));
}

static gboolean is_in_row(GtkWidget *view) {
  GtkWidget *focus = gtk_root_get_focus(gtk_widget_get_root(view));
  for (; focus != NULL && focus != view; focus = gtk_widget_get_parent(focus))
    if (row_of(focus).list != NULL) return TRUE;
  return FALSE;
}

// The tabulator key goes through what is inside in its order, wherever it lies. A list of rows is one
// stop: from there it leads to what is in the row that has the keyboard, and on behind the list; titles
// are stops of their own, those above that row backwards. Where a list takes no keys, the keyboard comes
// into a row that is seen.
static gboolean focus(GtkWidget *widget, GtkDirectionType direction) {
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS(cgtk_view_parent_class)->focus(widget, direction);
  gboolean is_forward = direction == GTK_DIR_TAB_FORWARD;
  gboolean is_list = CGTK_VIEW(widget)->is_list;
  GtkWidget *child = gtk_widget_get_focus_child(widget);
  // A list takes the keyboard itself before what is in it, and goes back to it from there.
  gboolean takes = gtk_widget_get_focusable(widget) && gtk_widget_is_sensitive(widget);
  gboolean is_here = takes && cgtk_view_has_keyboard(widget);
  // Back into a list, too: what is in its rows comes behind it.
  if (takes && !is_here && child == NULL && (is_forward || is_list))
    return gtk_widget_grab_focus(widget);
  if (is_here && !is_forward && child == NULL) return FALSE;
  gboolean goes_back = takes && !is_forward && !is_here && (!is_list || is_in_row(widget));
  CGTKRow at = row_of(child != NULL ? child : widget);
  if (child == NULL)
    child = is_forward ? gtk_widget_get_first_child(widget) : gtk_widget_get_last_child(widget);
  for (; child != NULL; child = next_of(child, is_forward)) {
    CGTKRow row = row_of(child);
    if (row.list != NULL && row.list != at.list) {
      if (row.has_keys) continue;
      at = way_in(child, row.list, is_forward);
    }
    if (row.list != NULL && (!is_same_row(row, at) || row.is_whole)) continue;
    // What scrolls the rows of a list that takes the keyboard would be a second stop.
    GtkWidget *next = takes && GTK_IS_SCROLLED_WINDOW(child)
                          ? gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(child))
                          : child;
    if (gtk_widget_child_focus(next, direction)) return TRUE;
  }
  return goes_back && gtk_widget_grab_focus(widget);
}

void *cgtk_view_owner(GtkWidget *widget) {
  return CGTK_IS_VIEW(widget) ? CGTK_VIEW(widget)->context : NULL;
}

gboolean cgtk_is_view(GtkWidget *widget) { return CGTK_IS_VIEW(widget); }

void cgtk_view_bind(GtkWidget *view, void *context) { CGTK_VIEW(view)->context = context; }

static void dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))) != NULL)
    gtk_widget_unparent(child);
  g_clear_pointer(&CGTK_VIEW(object)->frame.plane, g_free);
  g_clear_weak_pointer(&CGTK_VIEW(object)->seat);
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
