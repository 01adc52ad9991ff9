import SwiftUI
import ViewStateController

/// A toast, taken apart into what can be chosen.
struct ToastChoices {
  enum Kind: String, CaseIterable {
    case toast = "Toast"
    case snackBar = "Snack bar"
    case custom = "Custom"
  }

  enum Motion: String, CaseIterable {
    case edge = "Over its edge"
    case fade = "Fade"
    case grow = "Grow"
  }

  var kind = Kind.toast
  var motion = Motion.edge
  var isSlow = false
  var countsTaps = false
  var hasSecondMessage = false
  var hasButton = true
  var duration = 4.0
  var edge = ToastPositionOptions.Position.bottom
  var padding = 16.0

  private var button: ToastButton? { hasButton ? .dismiss : nil }

  @MainActor
  var type: ToastType {
    switch kind {
    case .toast:
      .toast(
        options: .init(
          message: "Saved", secondMessage: hasSecondMessage ? "To this computer" : nil,
          trailingButton: button))
    case .snackBar: .snackBar(options: .init(message: "Saved", trailingButton: button))
    case .custom:
      .custom(
        Text("Saved").bold().padding(8).background(.yellow).foregroundColor(.black).asAnyView())
    }
  }

  @MainActor
  var transition: ToastTransitionOptions {
    let transition: AnyTransition? =
      switch motion {
      case .edge: nil
      case .fade: .opacity
      case .grow: .scale
      }
    return ToastTransitionOptions(
      duration: duration, transition: transition,
      animation: isSlow ? .easeInOut(duration: 2) : .default)
  }

  var position: ToastPositionOptions { ToastPositionOptions(position: edge, padding: padding) }
}

/// The choices that the chosen kind has.
struct ToastChoicesView: View {
  @Binding var choices: ToastChoices

  var body: some View {
    CaseChoice("Type", $choices.kind)
    CaseChoice("Position", $choices.edge)
    NumberChoice("Duration", $choices.duration, upTo: 10)
    NumberChoice("Padding", $choices.padding, upTo: 40)
    CaseChoice("Transition", $choices.motion)
    Toggle("Slow", isOn: $choices.isSlow)
    Toggle("A tap is counted", isOn: $choices.countsTaps)
    if choices.kind != .custom { Toggle("Button", isOn: $choices.hasButton) }
    if choices.kind == .toast { Toggle("Second message", isOn: $choices.hasSecondMessage) }
  }
}
