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

/// A place among the rows of a list: whose row it is, and which one.
typedef struct {
  /// What tells the list from others; `NULL` for what is in no row.
  const void *_Nullable list;
  /// Which of its elements it shows, and which of the rows that one shows it is.
  int number, index;
  /// Whether keys go through the rows of the list, and whether it is the button that the row is, which is
  /// pressed at the row.
  gboolean has_keys, is_whole;
} CGTKRow;

/// Lets the tabulator key know of rows: `row_of` says which one a child of a view is in.
void cgtk_view_follow_rows(CGTKRow (*row_of)(GtkWidget *child));

/// Makes a view a list, one stop of the tabulator key: `row` has the keyboard for it, or nobody (`NULL`).
void cgtk_view_seat(GtkWidget *list, GtkWidget *_Nullable row);

/// Whether a list, or the row that has the keyboard for it, has that.
gboolean cgtk_view_has_keyboard(GtkWidget *list);

/// Is told where a pointer is in a surface, or where something is dragged over it.
typedef void (*CGTKPlaceWatch)(GdkSurface *surface, double x, double y);

/// Calls `watch` at each event that has a place, before GTK looks for the widget there.
void cgtk_watch_places(CGTKPlaceWatch watch);

/// Is told that a key was pressed.
typedef void (*CGTKKeyWatch)(void);

/// Calls `watch` for each key that is pressed, before GTK looks which widget has the keyboard.
void cgtk_watch_keys(CGTKKeyWatch watch);

/// Whether that is a view.
gboolean cgtk_is_view(GtkWidget *widget);

/// Gives a view its owner; `NULL` when that is about to go.
void cgtk_view_bind(GtkWidget *view, void *_Nullable context);

/// The owner of a view; `NULL` where it has none, or is no view.
void *_Nullable cgtk_view_owner(GtkWidget *widget);

/// Gives the child of a view a frame inside it, stretched around its top left corner.
void cgtk_view_place(
  GtkWidget *child, float x, float y, int width, int height, float x_scale, float y_scale);

/// Turns a widget by `angle` degrees around a point of it, in parts of its width and height.
void cgtk_view_turn(GtkWidget *child, float angle, float anchor_x, float anchor_y);

/// How a view is drawn beside its frame: turned, stretched, turned and moved, in that order.
typedef struct {
  float x, y;
  float turn, x_scale, y_scale, first_turn;
} CGTKPlane;

/// Draws a view otherwise, around its corner; `NULL` for as it is.
void cgtk_view_transform(GtkWidget *view, const CGTKPlane *_Nullable plane);

/// How a widget is drawn over those before it: on top, by a mode of GSK's, or by an operator of cairo's.
typedef enum { CGTK_BLEND_NONE, CGTK_BLEND_GSK, CGTK_BLEND_CAIRO } CGTKBlendKind;
typedef struct {
  CGTKBlendKind kind;
  unsigned mode;
} CGTKBlend;

/// Says how a widget in a view becomes one with those before it.
void cgtk_view_blend(GtkWidget *child, CGTKBlend blend);

/// Draws what `front` has into one with what was drawn so far. Both are used up.
GtkSnapshot *cgtk_blend(GtkSnapshot *so_far, GtkSnapshot *front, CGTKBlend blend);

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

/// What is wanted of a picture.
typedef struct {
  /// How many points of colour are enough, across and down.
  double width, height;

  /// Whether nobody wants it any more.
  gboolean (*_Nullable is_over)(const void *_Nullable context);
  const void *_Nullable context;
} CGTKPictureNeed;

/// Reads a picture, on any thread: in its own size or, where less is enough, in a whole part of that.
/// `NULL` where the bytes are no picture, end too soon, or it is over.
GdkTexture *_Nullable cgtk_picture_read(const void *bytes, gsize count, CGTKPictureNeed need);

/// Makes a `GtkTextView` measure its lines and scroll to its cursor now.
///
/// Else it does so when nothing else is to be done, at the latest while it is painted; then the scroll
/// bar beside it has been placed before, and GTK says that it has no place.
void cgtk_text_measure(GtkWidget *text);

/// Closes a popover, and takes it out of its widget once GTK has heard where the pointer is now.
///
/// What is pressed in a popover may be what ends it. Were it gone at once, the window would wait for that
/// button to be let go for ever.
void cgtk_popover_leave(GtkWidget *popover);

/// From now on, what goes away takes the tooltip along that is due in it. GTK 4.8 asks for its surface half
/// a second after the pointer came to rest, and only windows that are destroyed have it forget that.
void cgtk_tooltips_leave_with_surfaces(void);

/// From now on, the first frame of each surface is drawn twice where the first would not be seen.
void cgtk_repeat_first_frames(void);

/// A text that is broken into lines, and how wide its letters are, each for itself.
typedef struct {
  const char *_Nullable text;
  gsize count;

  /// The width of a line; `G_MAXINT` where only the text breaks lines.
  int width;

  /// The widths of the letters of ASCII, and that of a tab.
  const int *_Nullable ascii;
  int tab;

  /// The widths of all others.
  int (*_Nullable advance)(void *_Nullable context, guint32 code);
  void *_Nullable context;

  /// Whether all letters are ASCII and lines end with line feeds alone. Then whole lines are passed
  /// over that can be no wider than what was seen. No letter is wider than `widest`.
  gboolean is_plain;
  int widest;
} CGTKBreaker;

/// A line of a text.
typedef struct {
  /// Where it starts and where the words that are shown end, in bytes.
  gsize start, end;
  int width;

  /// Whether the text ends the line; otherwise it was broken.
  gboolean ends_paragraph;
} CGTKLine;

/// How many lines there are.
typedef struct {
  gsize count;

  /// The width of the widest.
  int width;

  /// Whether there are more than were asked for.
  gboolean is_cut;
} CGTKLineCount;

/// Finds the line that begins at `start`. Returns where the next one begins.
gsize cgtk_line_end(const CGTKBreaker *breaker, gsize start, CGTKLine *line);

/// Counts lines, at most `most`, and notes where the first and each `stride`-th after it begins.
///
/// So that a text need not be walked over twice, places are kept in an array that grows;
/// `g_array_unref` lets go of it.
CGTKLineCount cgtk_lines_count(
  const CGTKBreaker *breaker, gsize most, gsize stride, GArray *starts);

/// Whether all letters are ASCII, and lines end with line feeds alone.
gboolean cgtk_is_plain(const void *_Nullable text, gsize count);

/// Says what a widget is for assistive technologies, before they hear of it.
void cgtk_set_role(GtkWidget *widget, GtkAccessibleRole role);

/// Tells assistive technologies a text about a widget; `NULL` takes it back.
void cgtk_speak_text(
  GtkWidget *widget, GtkAccessibleProperty property, const char *_Nullable text);

/// Tells assistive technologies a number about a widget.
void cgtk_speak_number(GtkWidget *widget, GtkAccessibleProperty property, double number);

/// Tells assistive technologies a whole number about a widget; 0 takes it back.
void cgtk_speak_whole_number(GtkWidget *widget, GtkAccessibleProperty property, int number);

/// Tells assistive technologies whether to pass over a widget and all that is in it.
void cgtk_speak_hidden(GtkWidget *widget, gboolean is_hidden);

/// Tells assistive technologies whether a widget is the chosen one.
void cgtk_speak_checked(GtkWidget *widget, gboolean is_checked);

/// Tells assistive technologies whether a widget is chosen, among others perhaps.
void cgtk_speak_selected(GtkWidget *widget, gboolean is_selected);

/// Tells them which widget comes after it, wherever that is; nothing where there is none.
void cgtk_speak_next(GtkWidget *widget, GtkWidget *_Nullable next);

/// Tells them whether what is inside it is seen: 1 or 0, and less than that where nothing can be.
void cgtk_speak_expanded(GtkWidget *widget, int is_expanded);

/// What something that is dragged or copied asks of its owner, which `context` is.
typedef struct {
  /// Somebody wants it under this name. Answers `task` once: by `cgtk_content_answer` or `cgtk_content_refuse`.
  void (*write)(void *context, const char *name, GTask *task);

  /// Nobody wants it any more.
  void (*release)(void *context);
} CGTKContentActions;

/// Something that other programs may have under so many names. `actions` lives as long as the program.
GdkContentProvider *cgtk_content_new(
  const char *_Nullable const *_Nonnull names, guint count, const CGTKContentActions *actions,
  void *context);

/// Gives whoever asked the bytes.
void cgtk_content_answer(GTask *task, GBytes *bytes);

/// Tells whoever asked why there are none.
void cgtk_content_refuse(GTask *task, const char *why);

/// Is told what has come, or why nothing has; once.
typedef void (*CGTKReadDone)(
  void *context, GBytes *_Nullable bytes, const char *_Nullable failure);

/// Reads all that was dropped under this name.
void cgtk_drop_read(GdkDrop *drop, const char *name, CGTKReadDone done, void *context);

/// Reads all that is on a clipboard under this name.
void cgtk_clipboard_read(
  GdkClipboard *clipboard, const char *name, CGTKReadDone done, void *context);

/// Is told of addresses that came over the desktop's bus, and the desktop's leave to bring a window to the front
/// for them. The last of `addresses` is NULL.
typedef void (*CGTKAddressesTaken)(
  const char *_Nullable const *_Nonnull addresses, const char *_Nullable token);

/// Takes the name on the bus. Returns 1 where it is this program's, 0 where another one has it, -1 without a bus.
int cgtk_bus_join(const char *name);

/// Has `take` hear what has come and what comes.
void cgtk_bus_listen(CGTKAddressesTaken take);

/// Gives addresses, the last of which is NULL, to the program that has the name. Returns whether that has them.
int cgtk_bus_send(
  const char *name, const char *_Nullable const *_Nonnull addresses, const char *_Nullable token);

#pragma clang assume_nonnull end
G_END_DECLS
