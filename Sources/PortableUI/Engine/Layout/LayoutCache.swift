/// Where a box keeps what a layout worked out for the views inside it.
final class LayoutCache {
  var cache: AnyObject?

  /// Whether the views have changed since.
  var isStale = false
}
