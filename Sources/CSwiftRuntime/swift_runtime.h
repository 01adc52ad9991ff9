#pragma once

// The Swift runtime exports this for test libraries and debuggers, and declares it in no header.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A part of a program or library, in memory.
struct swift_section {
  uintptr_t start;
  size_t length;
};

/// What the compiler wrote down of the types of one program or library; more follows that is not
/// needed here.
struct swift_sections {
  uintptr_t version;
  const void *_Nullable base_address;
  void *_Nullable unused[2];
  struct swift_section protocols;
  struct swift_section protocol_conformances;
};

/// Calls `body` with the program and with each of its libraries, until it returns `false`.
void swift_enumerateAllMetadataSections(
    bool (*_Nonnull body)(const struct swift_sections *_Nonnull sections, void *_Nullable context),
    void *_Nullable context);

/// A type's metadata, and how complete it is.
struct swift_metadata_response {
  const void *_Nonnull metadata;
  size_t state;
};

/// Returns the metadata of a type that is not generic; 0 asks for all of it.
typedef struct swift_metadata_response (*swift_metadata_access)(size_t request);

/// Makes an object by an allocating initializer that takes a byte and two words: the calling convention
/// of Swift, in which the class goes where other languages have no place for it.
static inline void *_Nonnull swift_make_by_byte_and_words(
    const void *_Nonnull initializer, uint8_t byte, uintptr_t first, uintptr_t second,
    const void *_Nonnull metadata) {
  typedef void *(*swift_initializer)(
      uint8_t, uintptr_t, uintptr_t, const void *__attribute__((swift_context)))
      __attribute__((swiftcall));
  return ((swift_initializer)initializer)(byte, first, second, metadata);
}

/// The same, for an initializer that takes two words only.
static inline void *_Nonnull swift_make_by_words(
    const void *_Nonnull initializer, uintptr_t first, uintptr_t second,
    const void *_Nonnull metadata) {
  typedef void *(*swift_initializer)(
      uintptr_t, uintptr_t, const void *__attribute__((swift_context)))
      __attribute__((swiftcall));
  return ((swift_initializer)initializer)(first, second, metadata);
}

/// The same, for one that takes a rectangle.
static inline void *_Nonnull swift_make_by_rectangle(
    const void *_Nonnull initializer, double x, double y, double width, double height,
    const void *_Nonnull metadata) {
  typedef void *(*swift_initializer)(
      double, double, double, double, const void *__attribute__((swift_context)))
      __attribute__((swiftcall));
  return ((swift_initializer)initializer)(x, y, width, height, metadata);
}

/// The same, for one that takes nothing.
static inline void *_Nonnull swift_make(
    const void *_Nonnull initializer, const void *_Nonnull metadata) {
  typedef void *(*swift_initializer)(const void *__attribute__((swift_context)))
      __attribute__((swiftcall));
  return ((swift_initializer)initializer)(metadata);
}
