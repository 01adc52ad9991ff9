#define _GNU_SOURCE
#include "picture_curl.h"
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

static const char *missing_function(void *library, PictureCurl *curl) {
  const struct {
    const char *name;
    void *place;
  } functions[] = {
    {"curl_global_init", &curl->global_init},
    {"curl_easy_init", &curl->easy_init},
    {"curl_easy_setopt", &curl->easy_setopt},
    {"curl_easy_getinfo", &curl->easy_getinfo},
    {"curl_easy_strerror", &curl->easy_strerror},
    {"curl_easy_cleanup", &curl->easy_cleanup},
    {"curl_multi_init", &curl->multi_init},
    {"curl_multi_add_handle", &curl->multi_add_handle},
    {"curl_multi_remove_handle", &curl->multi_remove_handle},
    {"curl_multi_perform", &curl->multi_perform},
    {"curl_multi_poll", &curl->multi_poll},
    {"curl_multi_wakeup", &curl->multi_wakeup},
    {"curl_multi_info_read", &curl->multi_info_read},
  };
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    void *function = dlsym(library, functions[index].name);
    if (!function) return dlerror();
    *(void **)functions[index].place = function;
  }
  return NULL;
}

// What was loaded is never given back: the program's own sessions may stand on the same library.
PictureCurl *picture_curl_load(const char *name, const char **why) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    *why = dlerror();
    return NULL;
  }
  PictureCurl *curl = calloc(1, sizeof *curl);
  *why = curl ? missing_function(library, curl) : "There is no memory left.";
  if (*why) {
    free(curl);
    return NULL;
  }
  if (curl->global_init(CURL_GLOBAL_ALL) != CURLE_OK || !(curl->multi = curl->multi_init())) {
    *why = "It does not start.";
    free(curl);
    return NULL;
  }
  return curl;
}

void picture_curl_wake(PictureCurl *curl) { curl->multi_wakeup(curl->multi); }

void picture_curl_wait(PictureCurl *curl, int milliseconds) {
  // Without memory or files to wait with it returns at once, and would be asked again at once.
  if (curl->multi_poll(curl->multi, NULL, 0, milliseconds, NULL) != CURLM_OK) usleep(100000);
}

void picture_curl_work(PictureCurl *curl) {
  int running;
  curl->multi_perform(curl->multi, &running);
}

void *picture_curl_next_end(PictureCurl *curl, int *result) {
  int left;
  CURLMsg *message;
  while ((message = curl->multi_info_read(curl->multi, &left))) {
    char *context = NULL;
    if (message->msg != CURLMSG_DONE) continue;
    *result = message->data.result;
    curl->easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &context);
    if (context) return context;
  }
  return NULL;
}

void picture_curl_ignore_broken_pipes(void) {
  sigset_t broken_pipes;
  sigemptyset(&broken_pipes);
  sigaddset(&broken_pipes, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &broken_pipes, NULL);
}
