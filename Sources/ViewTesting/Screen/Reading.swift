public import Foundation
import LayoutEngine
public import PortableUI

extension Screen {
  /// The words of the texts that can be seen, in reading order.
  public var texts: [String] {
    items.filter { $0.isVisible && !$0.isOnlyHeard && !$0.facts.isRedacted }.compactMap { item in
      if case .text(let content) = item.shown.content { content.text } else { nil }
    }
  }

  /// Whether that can be seen.
  public func exists(_ lookup: Lookup) -> Bool {
    matches(lookup).count(where: \.isVisible) > lookup.position ?? 0
  }

  /// Whether that takes input. What is no control always does.
  public func isEnabled(_ lookup: Lookup) throws -> Bool {
    let item = try find(lookup, to: "ask", suited: \.role.isControl)
    let isControl: (Shown) -> Bool = { $0.content.facts.role.isControl }
    return (item.shown.reactor(isControl) ?? item.shown).content.facts.isEnabled
  }

  /// What that is set to, as assistive technologies say it: the text in a field, `on` or `off`.
  public func value(of lookup: Lookup) throws -> String? {
    let item = try find(lookup, to: "read") { $0.value != nil }
    let hasValue: (Shown) -> Bool = { $0.spokenValue != nil }
    return item.value ?? item.shown.reactor(hasValue)?.spokenValue
  }

  /// What is said of that to whoever points at it for a while, where a view says it with `help`.
  public func help(of lookup: Lookup) throws -> String? {
    let item = try find(lookup, to: "point at") { $0.shown.accessibility.help != nil }
    return item.shown.accessibility.help
  }

  /// Where on the screen that is; for an accessibility identifier, the view that carries it.
  public func frame(of lookup: Lookup) throws -> CGRect {
    let frame = try find(lookup, to: "measure", suited: \.role.isControl).frame
    return CGRect(x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height)
  }

  /// The title of what is in front: in the bar of the foremost sheet or else of the screen, where a view gives
  /// it one with `navigationTitle`, or what a question asks. A popover belongs to what it points into.
  public var title: String? {
    let window = titledWindow
    return window?.bar?.title ?? window?.title
  }

  /// What is said below that title, where a view says it with `navigationSubtitle`.
  public var subtitle: String? {
    guard case .surface(.bar(let bar)) = titledWindow?.bar?.content else { return nil }
    return bar.subtitle
  }

  private var titledWindow: Shown? {
    presented.last { shown in
      if case .surface(.popover) = shown.content { false } else { true }
    } ?? backend.root
  }

  /// The sheets on the screen, the foremost last: their titles, or else the first words in them.
  public var sheets: [String] {
    presented.compactMap { shown in
      if case .surface(.sheet) = shown.content { shown.callName } else { nil }
    }
  }

  /// The popovers on the screen, the foremost last: their titles, or else the first words in them.
  public var popovers: [String] {
    presented.compactMap { shown in
      if case .surface(.popover) = shown.content { shown.callName } else { nil }
    }
  }

  /// The questions on the screen, alerts and confirmation dialogs, the foremost last: what they ask or,
  /// where that is not shown, what they say.
  public var alerts: [String] {
    presented.compactMap { shown in
      if case .surface(.dialog) = shown.content { shown.callName } else { nil }
    }
  }

  /// The buttons that choose among the pages of tab views on the screen, by name.
  public var tabs: [String] { tabItems.map(\.name) }

  /// The name of the first such button whose page is seen.
  public var selectedTab: String? { tabItems.first { $0.value == "selected" }?.name }

  private var tabItems: [Item] {
    items.filter { item in
      guard item.isVisible, case .button(let button) = item.shown.content else { return false }
      return button.isSelected != nil
    }
  }

  /// What is presented, from the hindmost to the foremost.
  var presented: [Shown] { backend.root?.presented ?? [] }

  /// The name of what the keyboard writes to, if it writes to anything. A list that has a row at which keys are
  /// is called as that row.
  public var focused: String? { backend.focused.map { $0.rowAtKeys?.name ?? $0.name } }

  /// How often the screen asked a view of this type for its body.
  public func bodyCount<V: View>(of type: V.Type) -> Int { graph.bodyCount(of: type) }

  /// What the screen has done since it was made.
  public var counts: ScreenCounts { ScreenCounts(graph.counts, mutations: backend.mutationCount) }
}

/// What a screen has done since it was made: what tests of speed look at.
public struct ScreenCounts: Hashable, Sendable, CustomStringConvertible {
  /// Bodies asked for.
  public let bodies: Int
  /// Sizes that had to be worked out.
  public let measures: Int
  /// Views that were given a place.
  public let nodesMade: Int
  /// Changes to what is shown.
  public let mutations: Int
  /// Frames that ran.
  public let frames: Int

  init(_ counts: Counts, mutations: Int) {
    bodies = counts.bodies
    measures = counts.measures
    nodesMade = counts.nodesMade
    frames = counts.frames
    self.mutations = mutations
  }

  /// All of them in a line.
  public var description: String {
    """
    \(bodies) bodies, \(measures) measures, \(nodesMade) nodes, \(mutations) mutations, \
    \(frames) frames
    """
  }

  /// What happened between `earlier` and now.
  public static func - (now: ScreenCounts, earlier: ScreenCounts) -> ScreenCounts {
    ScreenCounts(
      bodies: now.bodies - earlier.bodies, measures: now.measures - earlier.measures,
      nodesMade: now.nodesMade - earlier.nodesMade, mutations: now.mutations - earlier.mutations,
      frames: now.frames - earlier.frames)
  }

  private init(bodies: Int, measures: Int, nodesMade: Int, mutations: Int, frames: Int) {
    self.bodies = bodies
    self.measures = measures
    self.nodesMade = nodesMade
    self.mutations = mutations
    self.frames = frames
  }
}
