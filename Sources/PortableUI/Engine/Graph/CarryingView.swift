/// A view around another one, which is the same page of a tab view: what that says of itself is found by this
/// while no node is made of it.
@MainActor
protocol CarryingView {
  /// The view inside.
  var carried: any View { get }

  /// Whether that may be one view, as far as its type says.
  static var mayCarryOne: Bool { get }
}

/// A modifier, as a view around the one that it changes.
@MainActor
protocol ModifyingView: View, CarryingView {
  associatedtype Content: View

  /// The view that it is around.
  var content: Content { get }
}

extension ModifyingView {
  var carried: any View { content }
  static var mayCarryOne: Bool { ViewType.mayBeOne(Content.self) }
}

extension ViewType {
  /// Whether `view` is one view, where its type alone may not say so: it is modifiers around one whose type was
  /// forgotten, say. Such a view may be another one later, and several then.
  static func isOne(_ view: any View) -> Bool {
    var next = view
    while !isSingleByType(next) {
      guard let carrying = next as? any CarryingView else { return isOneByBody(next) }
      guard Swift.type(of: carrying).mayCarryOne else { return false }
      next = carrying.carried
    }
    return true
  }

  /// Whether views of `type` are one, if those are one whose types it does not say.
  static func mayBeOne<V: View>(_ type: V.Type) -> Bool {
    let own = of(type)
    if let known = own.knownOne { return known }
    // A type may contain itself.
    own.knownOne = false
    let isOne = own.isSingle || findOne(type)
    own.knownOne = isOne
    return isOne
  }

  private static func findOne<V: View>(_ type: V.Type) -> Bool {
    if let carrying = type as? any CarryingView.Type { return carrying.mayCarryOne }
    return V.Body.self != Never.self && mayBeOne(V.Body.self)
  }

  private static func isSingleByType<V: View>(_ view: V) -> Bool { of(V.self).isSingle }

  // Views of ours forget types to hold many: the tabs of a tab view.
  private static func isOneByBody<V: View>(_ view: V) -> Bool {
    V.Body.self != Never.self && of(V.self).isForeign && mayBeOne(V.Body.self)
  }
}
