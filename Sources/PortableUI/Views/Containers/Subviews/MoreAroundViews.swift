// Modifiers of what moves, what is dragged, what takes the keyboard and what is read aloud: around each view of a
// group, too.

extension AnimationView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    AnimationView<Other, Value>(content: other, transform: transform, value: value)
  }
}

extension TransactionView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    TransactionView<Other>(content: other, transform: transform)
  }
}

extension TransitionView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    TransitionView<Other>(content: other, transition: transition)
  }
}

extension MatchedGeometryView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    MatchedGeometryView<Other>(content: other, match: match)
  }
}

extension DraggableView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    DraggableView<Other>(content: other, give: give, preview: preview)
  }
}

extension DropView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    DropView<Other, Delegate>(
      content: other, types: types, delegate: delegate, takesLater: takesLater)
  }
}

extension FocusView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    FocusView<Other, Value>(content: other, binding: binding, value: value)
  }
}

extension KeyPressView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    KeyPressView<Other>(
      content: other, isLast: isLast, isForItself: isForItself, wants: wants, action: action)
  }
}

extension AccessibilityView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    AccessibilityView<Other>(
      content: other, label: label, value: value, hint: hint, help: help, identifier: identifier,
      isHidden: isHidden, traits: traits, actions: actions, headingLevel: headingLevel,
      sortPriority: sortPriority, detail: detail, inputLabels: inputLabels,
      isAskedForKeyboard: isAskedForKeyboard, pair: pair, isAlone: isAlone)
  }
}
