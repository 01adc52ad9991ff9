#include "CGTKWidgets.h"
#include <math.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>

// How many points of a picture become one, across and down, where `width` × `height` are enough.
static guint points_in_one(double has_width, double has_height, CGTKPictureNeed need) {
  double part = MIN(has_width / need.width, has_height / need.height);
  return part >= 2 ? (guint)floor(part) : 1;
}

static gboolean is_over(CGTKPictureNeed need) {
  return need.is_over && need.is_over(need.context);
}

// MARK: PNG, a row at a time: a large picture takes no more memory than the small one made of it.

typedef struct {
  const guint8 *bytes;
  gsize left;
  CGTKPictureNeed need;
  guint width, height, part, small_width, small_height;
  gboolean has_alpha;
  guint8 *row, *whole, *small;
  guint64 *sums;
} PNGJob;

static void png_job_take(png_structp png, png_bytep into, size_t count) {
  PNGJob *job = png_get_io_ptr(png);
  if (count > job->left) png_error(png, "it ends too soon");
  memcpy(into, job->bytes, count);
  job->bytes += count;
  job->left -= count;
}

static void png_keep_silent(png_structp png, png_const_charp words) {}

static void png_give_up(png_structp png, png_const_charp words) { png_longjmp(png, 1); }

static void png_job_begin(png_structp png, png_infop info, PNGJob *job) {
  // What is beside the picture is skipped, however much it is.
  png_set_chunk_malloc_max(png, 0);
  static const png_byte beside[] = "tEXt\0zTXt\0iTXt\0iCCP\0eXIf";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, beside, 5);
  png_set_read_fn(png, job, png_job_take);
  png_read_info(png, info);
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_scale_16(png);
  job->width = png_get_image_width(png, info);
  job->height = png_get_image_height(png, info);
  job->has_alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) ||
                   png_get_valid(png, info, PNG_INFO_tRNS);
  job->part = points_in_one(job->width, job->height, job->need);
  job->small_width = (job->width + job->part - 1) / job->part;
  job->small_height = (job->height + job->part - 1) / job->part;
}

// Adds a row to the sums of those that become one.
static void png_job_add(PNGJob *job, const guint8 *row) {
  guint channels = job->has_alpha ? 4 : 3;
  for (guint x = 0; x < job->width; x++, row += channels) {
    guint64 *sum = job->sums + (gsize)(x / job->part) * 4;
    guint alpha = job->has_alpha ? row[3] : 255;
    for (guint color = 0; color < 3; color++) sum[color] += row[color] * alpha;
    sum[3] += alpha;
  }
}

// Writes the means of `rows` rows, and begins again.
static void png_job_end_row(PNGJob *job, guint y, guint rows) {
  guint channels = job->has_alpha ? 4 : 3;
  guint8 *small = job->small + (gsize)y * job->small_width * channels;
  for (guint x = 0; x < job->small_width; x++, small += channels) {
    guint64 count = (guint64)rows * MIN(job->part, job->width - x * job->part);
    const guint64 *sum = job->sums + (gsize)x * 4;
    for (guint color = 0; color < 3; color++)
      small[color] = (sum[color] / 255 + count / 2) / count;
    if (job->has_alpha) small[3] = (sum[3] + count / 2) / count;
  }
  memset(job->sums, 0, sizeof(guint64) * 4 * job->small_width);
}

static gboolean png_job_read(png_structp png, png_infop info, PNGJob *job) {
  gboolean is_interlaced = png_set_interlace_handling(png) > 1;
  png_read_update_info(png, info);
  gsize row_size = png_get_rowbytes(png, info);
  gsize channels = job->has_alpha ? 4 : 3;
  if (row_size != job->width * channels) return FALSE;
  job->small = calloc((gsize)job->small_width * job->small_height, channels);
  job->sums = calloc(job->small_width, sizeof(guint64) * 4);
  if (!job->small || !job->sums) return FALSE;
  if (is_interlaced) {
    // Its rows come several times, each time with more in them.
    job->whole = malloc(row_size * job->height);
    if (!job->whole) return FALSE;
    for (int pass = 0; pass < PNG_INTERLACE_ADAM7_PASSES; pass++) {
      for (guint y = 0; y < job->height; y++) {
        if (is_over(job->need)) return FALSE;
        png_read_row(png, job->whole + y * row_size, NULL);
      }
    }
  } else {
    job->row = malloc(row_size);
    if (!job->row) return FALSE;
  }
  for (guint y = 0; y < job->height; y++) {
    if (is_over(job->need)) return FALSE;
    if (!is_interlaced) png_read_row(png, job->row, NULL);
    png_job_add(job, is_interlaced ? job->whole + y * row_size : job->row);
    guint rows = y % job->part + 1;
    if (rows == job->part || y + 1 == job->height) png_job_end_row(job, y / job->part, rows);
  }
  return TRUE;
}

static GdkTexture *png_job_texture(PNGJob *job) {
  gsize stride = (gsize)job->small_width * (job->has_alpha ? 4 : 3);
  GBytes *bytes = g_bytes_new_with_free_func(
    job->small, stride * job->small_height, free, job->small);
  job->small = NULL;
  GdkTexture *texture = gdk_memory_texture_new(
    (int)job->small_width, (int)job->small_height,
    job->has_alpha ? GDK_MEMORY_R8G8B8A8_PREMULTIPLIED : GDK_MEMORY_R8G8B8, bytes, stride);
  g_bytes_unref(bytes);
  return texture;
}

static GdkTexture *read_png(const void *bytes, gsize count, CGTKPictureNeed need) {
  PNGJob *job = calloc(1, sizeof(PNGJob));
  job->bytes = bytes;
  job->left = count;
  job->need = need;
  png_structp png =
    png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, png_give_up, png_keep_silent);
  png_infop info = png_create_info_struct(png);
  GdkTexture *volatile texture = NULL;
  if (!setjmp(png_jmpbuf(png))) {
    png_job_begin(png, info, job);
    if (png_job_read(png, info, job)) texture = png_job_texture(job);
  }
  png_destroy_read_struct(&png, &info, NULL);
  free(job->row);
  free(job->whole);
  free(job->small);
  free(job->sums);
  free(job);
  return texture;
}

// MARK: The others, a slice at a time

static const gsize slice_size = 65536;

static void choose_size(GdkPixbufLoader *loader, int width, int height, gpointer need) {
  guint part = points_in_one(width, height, *(CGTKPictureNeed *)need);
  if (part > 1)
    gdk_pixbuf_loader_set_size(
      loader, (width + (int)part - 1) / (int)part, (height + (int)part - 1) / (int)part);
}

static GdkTexture *read_other(const guint8 *bytes, gsize count, CGTKPictureNeed need) {
  GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
  g_signal_connect(loader, "size-prepared", G_CALLBACK(choose_size), &need);
  gboolean is_fine = TRUE;
  for (gsize start = 0; is_fine && start < count; start += slice_size) {
    is_fine = !is_over(need) &&
              gdk_pixbuf_loader_write(loader, bytes + start, MIN(slice_size, count - start), NULL);
  }
  // A loader must be closed in any case.
  is_fine = gdk_pixbuf_loader_close(loader, NULL) && is_fine;
  GdkPixbuf *pixbuf = is_fine ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
  GdkTexture *texture = pixbuf ? gdk_texture_new_for_pixbuf(pixbuf) : NULL;
  g_object_unref(loader);
  return texture;
}

GdkTexture *cgtk_picture_read(const void *bytes, gsize count, CGTKPictureNeed need) {
  if (count > 8 && !png_sig_cmp(bytes, 0, 8)) return read_png(bytes, count, need);
  return read_other(bytes, count, need);
}
