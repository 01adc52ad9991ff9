import PortableUI

/// What the updates of a view or a controller have read of `@Observable` objects.
struct UpdateReads {
  var properties: ObservedMethod?
  var layout: ObservedMethod?
}
