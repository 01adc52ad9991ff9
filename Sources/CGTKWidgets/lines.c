#include "CGTKWidgets.h"
#include <string.h>

// A character and how wide it is.
typedef struct {
  gunichar code;
  gsize length;
  int advance;
} Letter;

static inline Letter letter_at(const CGTKBreaker *breaker, gsize place, int before) {
  const guint8 *start = (const guint8 *)breaker->text + place;
  if (*start < 0x80) {
    int advance = breaker->ascii[*start];
    // A tab goes on to the next column of eight.
    if (*start == '\t' && breaker->tab > 0) advance = breaker->tab - before % breaker->tab;
    return (Letter){*start, 1, advance};
  }
  gsize left = breaker->count - place;
  gsize length = MIN(left, (gsize)g_utf8_skip[*start]);
  gunichar code = g_utf8_get_char_validated((const char *)start, (gssize)length);
  if ((gint32)code < 0) return (Letter){0xFFFD, 1, breaker->ascii['?']};
  if (g_unichar_iszerowidth(code)) return (Letter){code, length, 0};
  return (Letter){code, length, breaker->advance(breaker->context, code)};
}

static inline gboolean ends_paragraph(gunichar code) {
  return code == '\n' || code == '\r' || code == 0x2028 || code == 0x2029;
}

// Where the paragraph after the one that ends with `letter` at `place` begins.
static inline gsize behind_end(const CGTKBreaker *breaker, gsize place, Letter letter) {
  gsize next = place + letter.length;
  gboolean is_pair =
    letter.code == '\r' && next < breaker->count && breaker->text[next] == '\n';
  return is_pair ? next + 1 : next;
}

static inline gboolean breaks_behind(Letter letter) {
  if (letter.code < 0x80) return letter.code == '-';
  return g_unichar_iswide(letter.code);
}

gsize cgtk_line_end(const CGTKBreaker *breaker, gsize start, CGTKLine *line) {
  int width = 0;
  gsize place = start;
  // What is shown ends before the spaces at which the line is broken.
  gsize shown = start, last_break = 0, last_shown = start;
  int shown_width = 0, last_width = 0;
  line->start = start;
  line->ends_paragraph = FALSE;
  while (place < breaker->count) {
    Letter letter = letter_at(breaker, place, width);
    if (ends_paragraph(letter.code)) {
      line->ends_paragraph = TRUE;
      line->end = shown;
      line->width = shown_width;
      return behind_end(breaker, place, letter);
    }
    gboolean is_space = letter.code == ' ' || letter.code == '\t';
    if (is_space) {
      last_break = place + letter.length;
      last_shown = shown;
      last_width = shown_width;
    } else if (width + letter.advance > breaker->width && place > start) {
      gboolean has_break = last_break > start;
      line->end = has_break ? last_shown : shown;
      line->width = has_break ? last_width : shown_width;
      gsize next = has_break ? last_break : place;
      while (next < breaker->count && breaker->text[next] == ' ') next++;
      return next;
    }
    width += letter.advance;
    place += letter.length;
    if (!is_space) {
      shown = place;
      shown_width = width;
      if (breaks_behind(letter)) {
        last_break = place;
        last_shown = shown;
        last_width = shown_width;
      }
    }
  }
  line->end = shown;
  line->width = shown_width;
  return breaker->count;
}

// Where the paragraph ends that `start` lies in, without a look at its letters.
static gsize paragraph_end(const CGTKBreaker *breaker, gsize start) {
  const char *end = memchr(breaker->text + start, '\n', breaker->count - start);
  return end ? (gsize)(end - breaker->text) : breaker->count;
}

CGTKLineCount cgtk_lines_count(
  const CGTKBreaker *breaker, gsize most, gsize stride, GArray *starts) {
  CGTKLineCount result = {0, 0, FALSE};
  gsize place = 0;
  gboolean goes_on = TRUE;
  int widest_ascii = 0;
  for (int code = ' '; code < 0x7F; code++) widest_ascii = MAX(widest_ascii, breaker->ascii[code]);
  while (goes_on) {
    if (result.count == most) {
      result.is_cut = TRUE;
      break;
    }
    if (result.count % stride == 0) g_array_append_val(starts, place);
    result.count++;
    CGTKLine line;
    // Where all of a line is narrower than what is known to be the widest, its width does not matter.
    gsize end = paragraph_end(breaker, place);
    gsize most_width = (end - place) * (gsize)MAX(widest_ascii, breaker->widest);
    if (breaker->is_plain && most_width <= (gsize)MAX(0, MIN(breaker->width, result.width)) &&
        !memchr(breaker->text + place, '\t', end - place)) {
      goes_on = end < breaker->count;
      place = MIN(end + 1, breaker->count);
      continue;
    }
    place = cgtk_line_end(breaker, place, &line);
    result.width = MAX(result.width, line.width);
    // A text that ends with the end of a line has one more line, in which nothing is.
    goes_on = place < breaker->count || line.ends_paragraph;
  }
  return result;
}

gboolean cgtk_is_plain(const void *text, gsize count) {
  const guint8 *bytes = text;
  // Eight at a time: none has its highest bit.
  guint64 all = 0;
  gsize place = 0;
  for (; place + 8 <= count; place += 8) {
    guint64 eight;
    memcpy(&eight, bytes + place, 8);
    all |= eight;
  }
  for (; place < count; place++) all |= (guint64)(bytes[place] & 0x80);
  return (all & 0x8080808080808080) == 0 && !memchr(text, '\r', count);
}
