#pragma once
#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// libcurl, loaded into the program, and its account of what it carries.
///
/// It belongs to one thread, on which all that is said here happens; but for `picture_curl_wake`.
typedef struct PictureCurl PictureCurl;

/// Something that libcurl carries.
typedef struct PictureTransfer PictureTransfer;

/// What is called with news of a transfer, and answers whether more of it is wanted.
typedef struct {
  /// A line of a head came, with its end.
  bool (*line)(void *context, const char *_Nullable bytes, size_t count);
  /// A part of a body came.
  bool (*part)(void *context, const char *_Nullable bytes, size_t count);
  /// So many bytes of a body have come, those among them that libcurl throws away itself.
  bool (*progress)(void *context, long long count);
} PictureNews;

/// Loads the library called `name`; where it cannot be loaded, `why` says so.
PictureCurl *_Nullable picture_curl_load(
    const char *name, const char *_Nullable *_Nonnull why);

/// Ends the wait that is under way, or the next one. From any thread.
void picture_curl_wake(PictureCurl *curl);

/// Waits until there is something to be done, for so many milliseconds at most.
void picture_curl_wait(PictureCurl *curl, int milliseconds);

/// Does all that can be done without waiting.
void picture_curl_work(PictureCurl *curl);

/// The context of a transfer that has ended, and how; `NULL` where none has since the last call.
void *_Nullable picture_curl_next_end(PictureCurl *curl, int *result);

/// Begins to carry what is at `address`. `news` and `context` are used until `picture_transfer_free`.
PictureTransfer *_Nullable picture_transfer_begin(
    PictureCurl *curl, const char *address, const PictureNews *news, void *context);

/// What a `result` of the transfer means, in words.
const char *picture_transfer_words(PictureTransfer *transfer, int result);

/// Ends the transfer, whether it is under way or not, and its connection where that is of no more use.
void picture_transfer_free(PictureTransfer *transfer);

/// Has the thread that calls it hear nothing of connections which break as it writes to them: the
/// signal would end the program.
void picture_curl_ignore_broken_pipes(void);

#pragma clang assume_nonnull end
