import ViewPlatform

#if !os(Linux)
  import Accessibility
#endif

/// Has assistive technologies read `words` aloud, without anybody asking.
@MainActor
func sayAloud(_ words: String) { AccessibilityNotification.Announcement(words).post() }
