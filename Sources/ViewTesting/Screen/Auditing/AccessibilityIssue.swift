import LayoutEngine
import PortableUI

extension Screen {
  /// Something that some people cannot use or read.
  public struct AccessibilityIssue: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with it.
    public enum Kind: Hashable, Sendable {
      /// A control or a picture that has no name: assistive technologies cannot say what it is.
      case noName
      /// A control that is smaller than 24 points, and hard to hit.
      case smallTarget
      /// Words or a control of which a part lies beyond the edge of its window, where nothing scrolls.
      case cutOff
      /// Words that hardly differ from what is behind them, by this ratio of brightness.
      case lowContrast(Double)
    }

    /// What is wrong.
    public let kind: Kind

    /// What it is about, as a test says it.
    public let subject: String

    /// The fault in a sentence.
    public var description: String {
      switch kind {
      case .noName: "\(subject) has no name. Give it an accessibilityLabel"
      case .smallTarget:
        "\(subject) is smaller than \(Int(Self.leastTarget)) points. Give it a larger frame"
      case .cutOff:
        "\(subject) is cut off at the edge of its window. Let it be smaller, or scroll"
      case .lowContrast(let ratio):
        "\(subject) differs from its ground by \(ratio.text) : 1; 4.5 is needed, 3 for large letters"
      }
    }

    static let leastTarget = 24.0

    static func isSmall(_ target: Rect) -> Bool {
      min(target.size.width, target.size.height) < leastTarget
    }
  }

  /// What some people cannot use or read of what is on the screen now.
  ///
  ///     #expect(screen.accessibilityIssues.isEmpty)
  ///
  /// Controls and pictures need names, controls need room, and words must be told from what is behind
  /// them, by the ratios of the Web Content Accessibility Guidelines. Nothing may be cut off at the edge of its
  /// window. Words over pictures, gradients and
  /// effects are left out: how bright those are nobody knows.
  public var accessibilityIssues: [AccessibilityIssue] {
    let items = items.filter { $0.isVisible && $0.facts.isEnabled && !$0.isLeaving }
    let controls = Set(items.filter { $0.role.isControl }.map { ObjectIdentifier($0.shown) })
    let nameless = items.filter { item in
      item.needsName && !item.isInside(oneOf: controls)
    }
    let small = items.filter { item in
      item.role.isControl && !item.isInside(oneOf: controls) && !item.isOnlyHeard
        && !item.shown.isSteppedByKeys && !item.shown.isDivider && !item.shown.isForKeysAlone
        && AccessibilityIssue.isSmall(target(of: item))
    }
    return nameless.map { AccessibilityIssue(kind: .noName, subject: $0.whereabouts) }
      + small.map { AccessibilityIssue(kind: .smallTarget, subject: $0.whereabouts) }
      + cutOff(items.filter { !$0.isInside(oneOf: controls) })
      + paleTexts
  }

  /// Where a click meets `item`: of a button that is all of a row in a list, anywhere in the row.
  private func target(of item: Item) -> Rect {
    guard item.shown.element?.isPressedByRow == true, let row = item.shown.rowAround,
      let place = self.item(for: row)
    else { return item.frame }
    return place.frame
  }

  /// Those of `items` of which a part is beyond the edge of their window, where nobody can scroll to it.
  private func cutOff(_ items: [Item]) -> [AccessibilityIssue] {
    guard let root = backend.root else { return [] }
    var rooms = [ObjectIdentifier(root): root.frame]
    for item in self.items where item.shown.isSurface {
      rooms[ObjectIdentifier(item.shown)] = item.frame
    }
    return items.filter { item in
      guard item.role.isControl || item.role == .text, !item.isOnlyHeard,
        !item.shown.isInsideScrollArea, let room = rooms[ObjectIdentifier(item.shown.surface)]
      else { return false }
      return item.frame.minX < room.minX - 1 || item.frame.maxX > room.maxX + 1
        || item.frame.minY < room.minY - 1 || item.frame.maxY > room.maxY + 1
    }
    .map { AccessibilityIssue(kind: .cutOff, subject: $0.whereabouts) }
  }

  /// The words that can hardly be read.
  private var paleTexts: [AccessibilityIssue] {
    guard let root = backend.root else { return [] }
    var grounds = Grounds(scheme: root.scheme ?? colorScheme)
    grounds.add(root, origin: .zero)
    return grounds.texts.compactMap { text in
      guard let ratio = text.contrast, ratio < text.leastContrast else { return nil }
      return AccessibilityIssue(
        kind: .lowContrast((ratio * 10).rounded(.down) / 10), subject: "text \"\(text.words)\"")
    }
  }
}

extension Shown {
  /// Whether it is a line between columns or panes, which is as thin as such lines are, and moved by keys.
  fileprivate var isDivider: Bool { content.control(SliderContent.self)?.isDivider == true }

  /// Whether it is a window, or a part of one that stands outside of its room.
  fileprivate var isSurface: Bool { if case .surface = content { true } else { false } }

  /// The surface that it is in, or what everything is in.
  fileprivate var surface: Shown {
    guard let parent, !isSurface else { return self }
    return parent.surface
  }
}

extension Item {
  /// Whether nobody knows what it is without a name, and it has none.
  fileprivate var needsName: Bool {
    guard role.isControl || role == .image, !shown.accessibility.isHidden else { return false }
    return name.isEmpty
  }

  /// It in a sentence, with its place where it has no name to be found by.
  fileprivate var whereabouts: String {
    name.isEmpty && identifier == nil ? "\(title) at \(frame.text)" : title
  }
}
