#include "picture_curl.h"
#include <stdlib.h>

struct PictureTransfer {
  PictureCurl *curl;
  CURL *easy;
  PictureNews news;
  void *context;
  char words[CURL_ERROR_SIZE];
};

// Another count than the one that came is libcurl's sign for the end.
static size_t taken(size_t count, bool isMoreWanted) { return isMoreWanted ? count : !count; }

// What comes is counted in bytes: libcurl's `size` is always 1.
static size_t line_came(char *bytes, size_t size, size_t count, void *place) {
  PictureTransfer *transfer = place;
  return taken(count, transfer->news.line(transfer->context, bytes, count));
}

static size_t part_came(char *bytes, size_t size, size_t count, void *place) {
  PictureTransfer *transfer = place;
  return taken(count, transfer->news.part(transfer->context, bytes, count));
}

static int progress_made(
    void *place, long long expected, long long count, long long to_send, long long sent) {
  PictureTransfer *transfer = place;
  return !transfer->news.progress(transfer->context, count);
}

// What an old library does not know of it goes without: only the address has to be taken.
static int set_options(PictureTransfer *transfer, const char *address) {
  CURL *easy = transfer->easy;
  int (*set)(CURL *, int option, ...) = transfer->curl->easy_setopt;
  // Only what browsers follow, and as often.
  set(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
  set(easy, CURLOPT_REDIR_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
  set(easy, CURLOPT_FOLLOWLOCATION, 1L);
  set(easy, CURLOPT_MAXREDIRS, 20L);
  // Some servers answer nobody without a name.
  set(easy, CURLOPT_USERAGENT, "viewstate");
  // What sessions of Foundation take for the certificates to trust, on systems that keep them elsewhere.
  const char *authorities = getenv("URLSessionCertificateAuthorityInfoFile");
  if (authorities) set(easy, CURLOPT_CAINFO, authorities);
  // No signals in a program of many threads, and no wait for a name that nobody wants any more.
  set(easy, CURLOPT_NOSIGNAL, 1L);
  set(easy, CURLOPT_QUICK_EXIT, 1L);
  // The heads of a proxy are not those of the picture.
  set(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
  set(easy, CURLOPT_ERRORBUFFER, transfer->words);
  set(easy, CURLOPT_PRIVATE, transfer->context);
  set(easy, CURLOPT_HEADERFUNCTION, line_came);
  set(easy, CURLOPT_HEADERDATA, transfer);
  set(easy, CURLOPT_WRITEFUNCTION, part_came);
  set(easy, CURLOPT_WRITEDATA, transfer);
  set(easy, CURLOPT_XFERINFOFUNCTION, progress_made);
  set(easy, CURLOPT_XFERINFODATA, transfer);
  set(easy, CURLOPT_NOPROGRESS, 0L);
  return set(easy, CURLOPT_URL, address);
}

PictureTransfer *picture_transfer_begin(
    PictureCurl *curl, const char *address, const PictureNews *news, void *context) {
  PictureTransfer *transfer = calloc(1, sizeof *transfer);
  if (!transfer) return NULL;
  transfer->curl = curl;
  transfer->news = *news;
  transfer->context = context;
  transfer->easy = curl->easy_init();
  if (transfer->easy && set_options(transfer, address) == CURLE_OK
      && curl->multi_add_handle(curl->multi, transfer->easy) == CURLM_OK) {
    return transfer;
  }
  if (transfer->easy) curl->easy_cleanup(transfer->easy);
  free(transfer);
  return NULL;
}

const char *picture_transfer_words(PictureTransfer *transfer, int result) {
  return *transfer->words ? transfer->words : transfer->curl->easy_strerror(result);
}

void picture_transfer_free(PictureTransfer *transfer) {
  transfer->curl->multi_remove_handle(transfer->curl->multi, transfer->easy);
  transfer->curl->easy_cleanup(transfer->easy);
  free(transfer);
}
