import Foundation
import ViewStateController

// What a user wrote for the original, row by row.

struct Person {
  var name = "Blob"
}

// A modifier of the user's own, by a name that we have too

extension View {
  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

@MainActor
func conditional() -> some View {
  Text("Blob").if(true) { $0.bold() }
}

// Errors

@MainActor
func errors() -> [ErrorView] {
  let image = ErrorViewStyle.ImageOptions(
    systemName: "star", foregroundColor: .red, frame: CGSize(width: 50, height: 50))
  let plain = ErrorViewStyle.ImageOptions()
  let title = ErrorViewStyle.TitleOptions(text: "No", foregroundColor: .primary, font: .callout)
  let button = ErrorViewStyle.ButtonOptions(
    text: "Again", foregroundColor: .white, tintColor: .accentColor, font: .callout, action: {})
  let style = ErrorViewStyle(
    imageOptions: image, titleOptions: title, buttonOptions: button, frameAlignment: .leading)
  return [
    ErrorView(type: .vertical(style: style)),
    ErrorView(
      type: .horizontal(
        style: ErrorViewStyle(imageOptions: plain, buttonOptions: .init(action: {})))),
    ErrorView(type: .vertical(style: .init(buttonOptions: nil))),
  ]
}

// Toasts

@MainActor
func toasts(_ isShowing: Binding<Bool>) -> some View {
  let message = ToastOptions.Message(
    text: "Saved", color: .white, font: .system(size: 16), alignment: .leading)
  let button = ToastOptions.TrailingButton(
    imageSystemName: "xmark", color: .white, size: .init(width: 12, height: 12))
  let background = ToastOptions.Background(color: .accentColor, cornerRadius: 8)
  let toast = ToastOptions(
    message: message, secondaryMessage: .init(text: "To disk"), trailingButton: button,
    background: background,
    internalPadding: .init(top: 16, leading: 16, bottom: 16, trailing: 16))
  let bar = SnackBarOptions(
    message: SnackBarOptions.Message(text: "Saved", color: .white, font: .body),
    image: SnackBarOptions.Image(
      imageSystemName: "checkmark.circle", color: .white, size: .init(width: 12, height: 12)),
    background: SnackBarOptions.Background(color: .accentColor, cornerRadius: 8),
    internalPadding: .init(top: 1, leading: 1, bottom: 1, trailing: 1))
  return Text("Blob")
    .toast(isShowing: isShowing, type: .toast(options: toast))
    .toast(isShowing: isShowing, type: .toast(options: .init(message: .init(text: "Saved"))))
    .toast(isShowing: isShowing, type: .snackBar(options: bar))
    .toast(
      isShowing: isShowing, type: .snackBar(options: .init(message: .init(text: "Saved"))),
      transitionOptions: .init(duration: 4, transition: .opacity, animation: .default),
      positionOptions: .init(position: .bottom, padding: .init())
    )
    .modifier(
      ToastModifier(
        isShowing: isShowing, type: .toast(options: .init(message: "Saved")),
        transitionOptions: .init(), positionOptions: .init(padding: 16), onTap: {}))
}

@MainActor
func state(of modifier: ToastModifier) -> Bool { modifier.isShowing }

// Options that are numbers

let opacity: CGFloat = 0.5

func over(
  _ make: (CGFloat, Bool, CGFloat, CGFloat, Bool, Alignment) -> LoadingModifierType
) -> LoadingModifierType {
  make(0, true, 8, opacity, true, .center)
}

var loadings: [LoadingModifierType] {
  [
    over(LoadingModifierType.overCurrentContent), .toolbar(contentOpacity: opacity),
    .horizontal(contentOpacity: opacity), .vertical(contentOpacity: 0.5),
  ]
}

// States of what cannot be compared

func comparing(_ state: ViewState<Person>) -> Bool {
  state == .loading || state != .initial
}

func comparing(_ state: ViewState<Int>) -> Bool {
  state == .loaded(1) || state != .loading
}

func comparing<Info>(_ state: LoadingState<Info>) -> Bool { state == .initial }

extension LoadingState {
  var isOver: Bool { self != .loading && self != .initial }
}
