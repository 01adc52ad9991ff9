#include "CGTKWidgets.h"

#define CGTK_TYPE_CONTENT (cgtk_content_get_type())
G_DECLARE_FINAL_TYPE(CGTKContent, cgtk_content, CGTK, CONTENT, GdkContentProvider)

struct _CGTKContent {
  GdkContentProvider parent;
  GdkContentFormats *formats;
  const CGTKContentActions *actions;
  void *context;
};

G_DEFINE_FINAL_TYPE(CGTKContent, cgtk_content, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *ref_formats(GdkContentProvider *provider) {
  return gdk_content_formats_ref(CGTK_CONTENT(provider)->formats);
}

static void write_async(
    GdkContentProvider *provider, const char *name, GOutputStream *stream, int priority,
    GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data) {
  CGTKContent *content = CGTK_CONTENT(provider);
  GTask *task = g_task_new(provider, cancellable, callback, data);
  g_task_set_priority(task, priority);
  g_task_set_task_data(task, g_object_ref(stream), g_object_unref);
  content->actions->write(content->context, name, task);
}

static gboolean write_finish(GdkContentProvider *provider, GAsyncResult *result, GError **error) {
  return g_task_propagate_boolean(G_TASK(result), error);
}

static void written(GObject *stream, GAsyncResult *result, gpointer data) {
  GTask *task = data;
  GError *error = NULL;
  if (g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, &error))
    g_task_return_boolean(task, TRUE);
  else
    g_task_return_error(task, error);
  g_object_unref(task);
}

void cgtk_content_answer(GTask *task, GBytes *bytes) {
  gsize count = 0;
  const void *start = g_bytes_get_data(bytes, &count);
  // The bytes are there for as long as they are written.
  g_object_set_data_full(
      G_OBJECT(task), "viewstate-bytes", g_bytes_ref(bytes), (GDestroyNotify)g_bytes_unref);
  g_output_stream_write_all_async(
      g_task_get_task_data(task), start, count, g_task_get_priority(task),
      g_task_get_cancellable(task), written, task);
}

void cgtk_content_refuse(GTask *task, const char *why) {
  g_task_return_new_error(task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", why);
  g_object_unref(task);
}

static void finalize(GObject *object) {
  CGTKContent *content = CGTK_CONTENT(object);
  content->actions->release(content->context);
  gdk_content_formats_unref(content->formats);
  G_OBJECT_CLASS(cgtk_content_parent_class)->finalize(object);
}

static void cgtk_content_class_init(CGTKContentClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
  GdkContentProviderClass *provider = GDK_CONTENT_PROVIDER_CLASS(class);
  provider->ref_formats = ref_formats;
  provider->write_mime_type_async = write_async;
  provider->write_mime_type_finish = write_finish;
}

static void cgtk_content_init(CGTKContent *content) {}

GdkContentProvider *cgtk_content_new(
    const char *const *names, guint count, const CGTKContentActions *actions, void *context) {
  CGTKContent *content = g_object_new(CGTK_TYPE_CONTENT, NULL);
  content->formats = gdk_content_formats_new((const char **)names, count);
  content->actions = actions;
  content->context = context;
  return GDK_CONTENT_PROVIDER(content);
}

typedef struct {
  CGTKReadDone done;
  void *context;
} Reading;

static void end_reading(Reading *reading, GBytes *bytes, GError *error) {
  reading->done(reading->context, bytes, error == NULL ? NULL : error->message);
  g_clear_error(&error);
  if (bytes != NULL) g_bytes_unref(bytes);
  g_free(reading);
}

static void spliced(GObject *object, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  GOutputStream *memory = G_OUTPUT_STREAM(object);
  if (g_output_stream_splice_finish(memory, result, &error) < 0)
    end_reading(data, NULL, error);
  else
    end_reading(data, g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(memory)), NULL);
}

static void read_stream(GInputStream *stream, GError *error, Reading *reading) {
  if (stream == NULL) {
    end_reading(reading, NULL, error);
    return;
  }
  GOutputStream *memory = g_memory_output_stream_new_resizable();
  g_output_stream_splice_async(
      memory, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
      G_PRIORITY_DEFAULT, NULL, spliced, reading);
  g_object_unref(memory);
  g_object_unref(stream);
}

static void drop_opened(GObject *drop, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  read_stream(gdk_drop_read_finish(GDK_DROP(drop), result, NULL, &error), error, data);
}

static void clipboard_opened(GObject *clipboard, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  read_stream(
      gdk_clipboard_read_finish(GDK_CLIPBOARD(clipboard), result, NULL, &error), error, data);
}

static Reading *new_reading(CGTKReadDone done, void *context) {
  Reading *reading = g_new(Reading, 1);
  *reading = (Reading){done, context};
  return reading;
}

void cgtk_drop_read(GdkDrop *drop, const char *name, CGTKReadDone done, void *context) {
  const char *names[] = {name, NULL};
  gdk_drop_read_async(
      drop, names, G_PRIORITY_DEFAULT, NULL, drop_opened, new_reading(done, context));
}

void cgtk_clipboard_read(
    GdkClipboard *clipboard, const char *name, CGTKReadDone done, void *context) {
  const char *names[] = {name, NULL};
  gdk_clipboard_read_async(
      clipboard, names, G_PRIORITY_DEFAULT, NULL, clipboard_opened, new_reading(done, context));
}
