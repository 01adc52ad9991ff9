import SwiftUI
import ViewStateController

/// A type of error view, taken apart into what can be chosen.
struct ErrorChoices {
  enum Kind: String, CaseIterable {
    case vertical = "Vertical"
    case horizontal = "Horizontal"
    case custom = "Custom"
    case empty = "Empty"
  }

  var kind = Kind.vertical
  var hasImage = true
  var hasTitle = true
  var hasButton = true
  var imageSize = 50.0
  var place = Place.center
  var keepsInfo = false

  @MainActor
  func view(retry: @escaping () -> Void) -> ErrorView {
    let style = ErrorViewStyle(
      image: hasImage ? .init(size: CGSize(width: imageSize, height: imageSize)) : nil,
      title: hasTitle ? .init() : nil, button: hasButton ? .init(action: retry) : nil,
      frameAlignment: place.alignment)
    return switch kind {
    case .vertical: ErrorView(type: .vertical(style: style))
    case .horizontal: ErrorView(type: .horizontal(style: style))
    case .custom:
      ErrorView(type: .custom(Text("Nobody answers.").foregroundColor(.red).asAnyView()))
    case .empty: ErrorView(type: .emptyView)
    }
  }
}

/// The choices that the chosen kind has.
struct ErrorChoicesView: View {
  @Binding var choices: ErrorChoices

  var body: some View {
    CaseChoice("Type", $choices.kind)
    Toggle("Keeps information", isOn: $choices.keepsInfo)
    if choices.kind == .vertical || choices.kind == .horizontal {
      Toggle("Image", isOn: $choices.hasImage)
      Toggle("Title", isOn: $choices.hasTitle)
      Toggle("Button", isOn: $choices.hasButton)
      NumberChoice("Image size", $choices.imageSize, upTo: 80)
      CaseChoice("Alignment", $choices.place, of: [.leading, .center, .trailing])
    }
  }
}
