import Threads

nonisolated extension View {
  /// Lets assistive technologies do something with this view that others do in another way, with a gesture
  /// say.
  ///
  ///     MailRow(mail)
  ///       .accessibilityAction(.delete) { delete(mail) }
  ///
  /// GTK tells of it as an action of the view, such as `do.Delete`. Of a button, a field or another of its
  /// own controls GTK tells of what that does by itself, and of nothing else; there, write it around the
  /// row that the control is in.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(DeclaredActionsModifier(actions: [DeclaredAction(kind: actionKind, perform: handler)]))
  }

  /// Lets assistive technologies do something with this view, by a name of its own.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Lets assistive technologies do something with this view, by a name of its own.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Lets assistive technologies do something with this view, by a name of its own.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Lets assistive technologies do something with this view, by the name that `label` shows.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let (label, action) = (label(), Handover(action))
    return accessibilityActions { Button(action: { action.content() }, label: { label }) }
  }

  /// Lets assistive technologies press each of these buttons, which nobody sees.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    ListedActionsView(content: self, items: content())
  }
}

nonisolated extension View {
  /// Tells assistive technologies of `actions` as long as the view can be used.
  func declaring(_ actions: [DeclaredAction]) -> some View {
    modifier(DeclaredActionsModifier(actions: actions))
  }
}

/// Tells of actions as long as the view can be used.
private struct DeclaredActionsModifier {
  let actions: [DeclaredAction]
  @Environment(\.isEnabled) private var isEnabled
}

extension DeclaredActionsModifier: ViewModifier {
  func body(content: Content) -> some View {
    AccessibilityView(content: content, actions: isEnabled ? actions : [])
  }
}

/// A view with the actions that other views are, read as the lines of a menu are.
private struct ListedActionsView<Content: View, Items: View> {
  let content: Content
  let items: Items

  @State private var lines: [MenuItem] = []
  @State private var actions = MenuActions()
}

extension ListedActionsView: View {
  var body: some View {
    content.modifier(DeclaredActionsModifier(actions: declared))
    MenuReader(items: items) { reading in
      actions.all = reading.actions
      let new = reading.lines
      if lines != new { lines = new }
    }
  }

  @MainActor private var declared: [DeclaredAction] {
    let actions = actions
    return lines.compactMap { line in
      guard case .choice(let number, _) = line.kind, line.isEnabled else { return nil }
      return DeclaredAction(kind: AccessibilityActionKind(named: Text(verbatim: line.title))) {
        actions.perform(number)
      }
    }
  }
}
