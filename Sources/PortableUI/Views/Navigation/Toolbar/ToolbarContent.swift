import Threads

/// What is in a window's bar.
@preconcurrency @MainActor
public protocol ToolbarContent: _PropertyOwner {
  /// What the content is made of.
  associatedtype Body: ToolbarContent

  /// The content, made of items and groups of items.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Items have no content of other items; asking for it stops the program.
  public var body: Never {
    stop(
      "The body of \(Self.self) was asked for.", facts: [:],
      fix: "Use \(Self.self) inside toolbar; it shows itself.")
  }
}

/// Content that is not made of other content.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent, PrimitiveOwner where Body == Never {
  associatedtype Stand: View

  /// The view that stands for it.
  var stand: Stand { get }
}

/// Stands for content of a bar among views, so that it has state, identity and an environment as
/// they have.
struct ToolbarContentView<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarContentView: View {
  // The wrappers of content that has a body are found in the field above.
  var body: AnyView {
    guard let content = content as? any PrimitiveToolbarContent else {
      return AnyView(ToolbarContentView<Content.Body>(content: self.content.body))
    }
    return stand(for: content)
  }

  @MainActor private func stand(for content: some PrimitiveToolbarContent) -> AnyView {
    AnyView(content.stand)
  }
}

/// One item of a bar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  @ViewBuilder var stand: some View {
    if placement.isShown { BarItemView(placement: placement, content: content) }
  }
}

extension ToolbarItem where ID == () {
  /// An item of the views that `content` builds.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Items of a bar that stand side by side.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// An item for each of the views that `content` builds.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup {
  /// An item for each of the views that `content` builds. The label stands for all of them where a bar has no
  /// room; a desktop's shows them, and not the label.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) {
      LabeledToolbarItemGroupContent<C, L>(content: content())
    }
  }
}

/// The items of a group that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledToolbarItemGroupContent: View {
  /// The items.
  public var body: some View { content }
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  @ViewBuilder var stand: some View {
    if placement.isShown { BarItemView(placement: placement, content: content) }
  }
}
