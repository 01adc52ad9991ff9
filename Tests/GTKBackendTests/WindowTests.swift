import Testing

/// Everything that needs a desktop. One test at a time: each has a server and a window of its own.
@Suite(
  .serialized,
  .enabled(
    if: Desktop.isAvailable,
    "There is no private desktop here: run Scripts/setup, which installs Xvfb and the rest."))
enum WindowTests {}
