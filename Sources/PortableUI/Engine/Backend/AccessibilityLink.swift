/// What things know that belong together, wherever in a window they are.
package struct AccessibilityLink: Hashable {
  let space: AnyHashable
  let id: AnyHashable
}

extension Speakable {
  /// Where it leads: to the next of those that belong together with it, as they stand in the window, and from the
  /// last to the first; `nil` where there is no other.
  package var next: Self? {
    guard let link = accessibility.link else { return nil }
    let group = root.all { $0.accessibility.link == link && !$0.accessibility.isHidden }
    guard group.count > 1, let place = group.firstIndex(where: { $0 === self }) else { return nil }
    return group[(place + 1) % group.count]
  }
}
