import CGTK
import CGTKWidgets
import PortableUI

/// The elements that lead on to others, of which assistive technologies are told when all is in its place.
struct LinkUpdates {
  /// Those that do, and those that did when they were told of last.
  private var linked: [ObjectIdentifier: Element] = [:]
  private var isStale = false

  /// Says that `element` is new, or shows something else.
  mutating func changed(_ element: Element) {
    guard element.accessibility.link != nil || linked[ObjectIdentifier(element)] != nil else {
      return
    }
    linked[ObjectIdentifier(element)] = element
    isStale = true
  }

  /// Says that elements came, went, or stand in another order.
  mutating func orderChanged() { if !linked.isEmpty { isStale = true } }

  /// Tells of each where it leads.
  mutating func settle() {
    guard isStale else { return }
    isStale = false
    for (id, element) in linked {
      guard let widget = element.native as? Widget else {
        linked[id] = nil
        continue
      }
      cgtk_speak_next(widget.speaker, element.next?.widget.speaker)
      if element.accessibility.link == nil { linked[id] = nil }
    }
  }
}
