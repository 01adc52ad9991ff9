#include "CGTKWidgets.h"

#define CGTK_TYPE_PORT (cgtk_port_get_type())
G_DECLARE_FINAL_TYPE(CGTKPort, cgtk_port, CGTK, PORT, GtkWidget)

enum { ACROSS, DOWN };
enum { NOTHING, HADJUSTMENT, VADJUSTMENT, HSCROLL_POLICY, VSCROLL_POLICY };

struct _CGTKPort {
  GtkWidget parent;
  GtkAdjustment *adjustments[2];
  double lengths[2], shifts[2];
  int base[2];
  void (*moved)(void *context, double x, double y);
  void *context;
  // Whether we set the adjustments ourselves, and need not be told.
  gboolean is_setting;
};

G_DEFINE_FINAL_TYPE_WITH_CODE(
    CGTKPort, cgtk_port, GTK_TYPE_WIDGET, G_IMPLEMENT_INTERFACE(GTK_TYPE_SCROLLABLE, NULL))

static double value(CGTKPort *port, int side) {
  GtkAdjustment *adjustment = port->adjustments[side];
  return adjustment == NULL ? 0 : gtk_adjustment_get_value(adjustment);
}

static void value_changed(GtkAdjustment *adjustment, gpointer data) {
  CGTKPort *port = data;
  gtk_widget_queue_allocate(GTK_WIDGET(port));
  if (port->is_setting || port->moved == NULL) return;
  port->moved(
      port->context, value(port, ACROSS) + port->shifts[ACROSS],
      value(port, DOWN) + port->shifts[DOWN]);
}

// An adjustment counts from where the content would begin had nothing been shifted: so what moves it
// by itself, as a swipe does that has been let go of, is not disturbed by a shift.
static void configure(CGTKPort *port, int side, int length, double wanted) {
  GtkAdjustment *adjustment = port->adjustments[side];
  if (adjustment == NULL) return;
  double lower = -port->shifts[side];
  double upper = lower + MAX(port->lengths[side], length);
  port->is_setting = TRUE;
  gtk_adjustment_configure(
      adjustment, CLAMP(wanted, lower, upper - length), lower, upper, length * 0.1, length * 0.9,
      length);
  port->is_setting = FALSE;
}

static void take(CGTKPort *port, int side, GtkAdjustment *adjustment) {
  GtkAdjustment *old = port->adjustments[side];
  if (adjustment == old) return;
  if (adjustment != NULL) {
    g_object_ref_sink(adjustment);
    g_signal_connect(adjustment, "value-changed", G_CALLBACK(value_changed), port);
  }
  port->adjustments[side] = adjustment;
  if (old == NULL) return;
  g_signal_handlers_disconnect_by_func(old, value_changed, port);
  g_object_unref(old);
}

static void set_property(GObject *object, guint id, const GValue *new, GParamSpec *spec) {
  CGTKPort *port = CGTK_PORT(object);
  if (id == HADJUSTMENT) take(port, ACROSS, g_value_get_object(new));
  if (id == VADJUSTMENT) take(port, DOWN, g_value_get_object(new));
}

static void get_property(GObject *object, guint id, GValue *answer, GParamSpec *spec) {
  CGTKPort *port = CGTK_PORT(object);
  if (id == HADJUSTMENT) g_value_set_object(answer, port->adjustments[ACROSS]);
  if (id == VADJUSTMENT) g_value_set_object(answer, port->adjustments[DOWN]);
  if (id == HSCROLL_POLICY || id == VSCROLL_POLICY) g_value_set_enum(answer, GTK_SCROLL_MINIMUM);
}

static void measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
  *minimum = *natural = 0;
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  CGTKPort *port = CGTK_PORT(widget);
  configure(port, ACROSS, width, value(port, ACROSS));
  configure(port, DOWN, height, value(port, DOWN));
  GtkWidget *child = gtk_widget_get_first_child(widget);
  if (child == NULL) return;
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  // Whole pixels, so that letters stay sharp.
  double x = round(value(port, ACROSS) + port->shifts[ACROSS]) - port->base[ACROSS];
  double y = round(value(port, DOWN) + port->shifts[DOWN]) - port->base[DOWN];
  gtk_widget_allocate(
      child, width, height, -1, gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(-x, -y)));
}

void cgtk_port_show(GtkWidget *widget, const CGTKPortPlace *place) {
  CGTKPort *port = CGTK_PORT(widget);
  port->lengths[ACROSS] = place->width;
  port->lengths[DOWN] = place->height;
  port->shifts[ACROSS] = place->shift_x;
  port->shifts[DOWN] = place->shift_y;
  port->base[ACROSS] = place->base_x;
  port->base[DOWN] = place->base_y;
  configure(port, ACROSS, gtk_widget_get_width(widget), place->x - place->shift_x);
  configure(port, DOWN, gtk_widget_get_height(widget), place->y - place->shift_y);
  gtk_widget_queue_allocate(widget);
}

void cgtk_port_bind(
    GtkWidget *port, void *context, void (*moved)(void *context, double x, double y)) {
  CGTK_PORT(port)->context = context;
  CGTK_PORT(port)->moved = moved;
}

static void dispose(GObject *object) {
  CGTKPort *port = CGTK_PORT(object);
  take(port, ACROSS, NULL);
  take(port, DOWN, NULL);
  GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(port));
  if (child != NULL) gtk_widget_unparent(child);
  G_OBJECT_CLASS(cgtk_port_parent_class)->dispose(object);
}

static void cgtk_port_class_init(CGTKPortClass *class) {
  GObjectClass *object = G_OBJECT_CLASS(class);
  object->dispose = dispose;
  object->set_property = set_property;
  object->get_property = get_property;
  g_object_class_override_property(object, HADJUSTMENT, "hadjustment");
  g_object_class_override_property(object, VADJUSTMENT, "vadjustment");
  g_object_class_override_property(object, HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property(object, VSCROLL_POLICY, "vscroll-policy");
  GTK_WIDGET_CLASS(class)->measure = measure;
  GTK_WIDGET_CLASS(class)->size_allocate = size_allocate;
}

static void cgtk_port_init(CGTKPort *port) {
  gtk_widget_set_overflow(GTK_WIDGET(port), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *cgtk_port_new(GtkWidget *content) {
  GtkWidget *port = g_object_new(CGTK_TYPE_PORT, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_widget_set_parent(content, port);
  return port;
}
