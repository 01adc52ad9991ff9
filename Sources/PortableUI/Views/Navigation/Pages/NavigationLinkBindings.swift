/// Links that are opened by bindings too, by the older forms.
extension NavigationLink {
  /// A link to a page that is shown as long as `isActive` is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: destination(), isActive: isActive, label: label())
  }

  /// A link to a page that is shown as long as `isActive` is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(to: destination, isActive: isActive, label: label())
  }

  /// A link to a page that is shown as long as `selection` is `tag`.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: destination(), isActive: selection.isActive(tag), label: label())
  }

  /// A link to a page that is shown as long as `selection` is `tag`.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(to: destination, isActive: selection.isActive(tag), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title to a page that is shown as long as `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), isActive: isActive, label: Text(titleKey))
  }

  /// A link with a title to a page that is shown as long as `isActive` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), isActive: isActive, label: Text(title))
  }

  /// A link with a title to a page that is shown as long as `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(to: destination, isActive: isActive, label: Text(titleKey))
  }

  /// A link with a title to a page that is shown as long as `isActive` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(to: destination, isActive: isActive, label: Text(title))
  }

  /// A link with a title to a page that is shown as long as `selection` is `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), isActive: selection.isActive(tag), label: Text(titleKey))
  }

  /// A link with a title to a page that is shown as long as `selection` is `tag`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), isActive: selection.isActive(tag), label: Text(title))
  }

  /// A link with a title to a page that is shown as long as `selection` is `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(to: destination, isActive: selection.isActive(tag), label: Text(titleKey))
  }

  /// A link with a title to a page that is shown as long as `selection` is `tag`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(to: destination, isActive: selection.isActive(tag), label: Text(title))
  }
}

extension Binding {
  /// Whether it is `tag`. What is another tag by then is not taken away.
  fileprivate func isActive<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool> {
      wrappedValue == tag
    } set: { isActive in
      if isActive {
        wrappedValue = tag
      } else if wrappedValue == tag {
        wrappedValue = nil
      }
    }
  }
}
