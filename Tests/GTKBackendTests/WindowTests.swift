import Testing

/// Everything that needs a desktop.
@Suite(
  .sideBySide,
  .enabled(
    if: Desktop.isAvailable,
    "There is no private desktop here: run Scripts/setup, which installs Xvfb and the rest."))
enum WindowTests {}
