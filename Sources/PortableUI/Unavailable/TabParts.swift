// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// What the button of a tab may have besides its title.

@available(*, unavailable, message: "A tab is read as its label; give Tab one in label.")
extension TabContent {
  public func accessibilityHint(_: Any, isEnabled: Bool = true) -> Self { self }
  public func accessibilityInputLabels(_: Any, isEnabled: Bool = true) -> Self { self }
  public func accessibilityLabel(_: Any, isEnabled: Bool = true) -> Self { self }
  public func accessibilityValue(_: Any, isEnabled: Bool = true) -> Self { self }
}

@available(*, unavailable, message: "A tab is only pressed; put this into the page of the tab.")
extension TabContent {
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
  public func draggable(_: Any) -> Self { self }
  public func dropDestination<T>(for: T.Type = T.self, action: ([T]) -> Void) -> Self { self }
  public func popover<C: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: () -> C
  ) -> Self { self }
  public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  public func springLoadingBehavior(_: _MissingValue) -> Self { self }
  public func swipeActions<C: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> C
  ) -> Self { self }
}

@available(*, unavailable, message: "Tabs stand as the desktop has them; leave it out.")
extension TabContent {
  public func tabPlacement(_: _MissingValue) -> Self { self }
}
