#pragma once
#include "CPictureCurl.h"
#include "libcurl.h"

/// The functions of libcurl by their own names, without the prefix, and what is carried.
struct PictureCurl {
  int (*global_init)(long flags);
  CURL *(*easy_init)(void);
  int (*easy_setopt)(CURL *, int option, ...);
  int (*easy_getinfo)(CURL *, int info, ...);
  const char *(*easy_strerror)(int result);
  void (*easy_cleanup)(CURL *);
  CURLM *(*multi_init)(void);
  int (*multi_add_handle)(CURLM *, CURL *);
  int (*multi_remove_handle)(CURLM *, CURL *);
  int (*multi_perform)(CURLM *, int *running);
  int (*multi_poll)(CURLM *, void *others, unsigned count, int milliseconds, int *ready);
  int (*multi_wakeup)(CURLM *);
  CURLMsg *(*multi_info_read)(CURLM *, int *left);
  CURLM *multi;
};
