#pragma once

// What is used of libcurl, whose headers need not be there: its binary interface is the same since 2006.
// Names are those of <curl/curl.h> and <curl/multi.h>, where all of this is explained.

typedef void CURL;
typedef void CURLM;

typedef struct {
  int msg;
  CURL *easy_handle;
  union {
    void *whatever;
    int result;
  } data;
} CURLMsg;

enum { CURLE_OK = 0, CURLM_OK = 0, CURLMSG_DONE = 1 };
enum { CURL_GLOBAL_ALL = 3 };
enum { CURLPROTO_HTTP = 1, CURLPROTO_HTTPS = 2 };
enum { CURLINFO_PRIVATE = 0x100000 + 21 };
enum { CURL_ERROR_SIZE = 256 };

enum {
  CURLOPT_NOPROGRESS = 43,
  CURLOPT_FOLLOWLOCATION = 52,
  CURLOPT_MAXREDIRS = 68,
  CURLOPT_NOSIGNAL = 99,
  CURLOPT_PROTOCOLS = 181,
  CURLOPT_REDIR_PROTOCOLS = 182,
  CURLOPT_SUPPRESS_CONNECT_HEADERS = 265,
  CURLOPT_QUICK_EXIT = 322,
  CURLOPT_WRITEDATA = 10001,
  CURLOPT_URL = 10002,
  CURLOPT_ERRORBUFFER = 10010,
  CURLOPT_USERAGENT = 10018,
  CURLOPT_HEADERDATA = 10029,
  CURLOPT_XFERINFODATA = 10057,
  CURLOPT_CAINFO = 10065,
  CURLOPT_PRIVATE = 10103,
  CURLOPT_WRITEFUNCTION = 20011,
  CURLOPT_HEADERFUNCTION = 20079,
  CURLOPT_XFERINFOFUNCTION = 20219,
};
