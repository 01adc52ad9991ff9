// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Bars of windows and of tabs, and what a list may have at its edge.

@available(*, unavailable, message: "Put a Menu into toolbar(content:).")
nonisolated extension View {
  public func contentToolbar<C: View>(for: _MissingValue, @ViewBuilder content: () -> C) -> Self {
    self
  }
  public func navigationDocument(_: Any) -> Self { self }
  public func navigationDocument(_: Any, preview: Any) -> Self { self }
}

@available(*, unavailable, message: "Tabs stand as the desktop has them; leave it out.")
nonisolated extension View {
  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  public func tabViewBottomAccessory<C: View>(isEnabled: Bool, @ViewBuilder content: () -> C)
    -> Self
  { self }
  public func tabViewCustomization(_: Any) -> Self { self }
  public func tabViewSearchActivation(_: _MissingValue) -> Self { self }
  public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  public func defaultAdaptableTabBarPlacement(_: _MissingValue = .automatic) -> Self { self }
  public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> Self { self }
}

@available(*, unavailable, message: "Letters find a row by the words in it; leave it out.")
nonisolated extension View {
  public func typeSelectEquivalent(_: Any?) -> Self { self }
}
