import SwiftUI
import ViewStateController

/// A toast, taken apart into what can be chosen.
struct ToastChoices {
  enum Kind: String, CaseIterable {
    case toast = "Toast"
    case snackBar = "Snack bar"
    case custom = "Custom"
  }

  var kind = Kind.toast
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

  var transition: ToastTransitionOptions { ToastTransitionOptions(duration: duration) }

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
    if choices.kind != .custom { Toggle("Button", isOn: $choices.hasButton) }
    if choices.kind == .toast { Toggle("Second message", isOn: $choices.hasSecondMessage) }
  }
}
