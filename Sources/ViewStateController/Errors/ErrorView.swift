import Foundation
public import ViewPlatform

/// Says that something went wrong, and offers to try again.
public struct ErrorView {
  private let type: ErrorViewType

  /// A view of the given type.
  public init(type: ErrorViewType) { self.type = type }

  /// A picture, a sentence and, where there is an action, a button to try again, one below the other.
  public init(retryAction: (() -> Void)? = nil) {
    self.init(type: .vertical(style: ErrorViewStyle(button: retryAction.map { .init(action: $0) })))
  }

}

extension ErrorView: View {
  /// What the type says.
  public var body: some View {
    switch type {
    case .emptyView: EmptyView()
    case .vertical(let style, let alignment):
      VStack(alignment: alignment) { ErrorViewParts(style: style) }.inRoom(style.frameAlignment)
    case .horizontal(let style, let alignment):
      HStack(alignment: alignment) { ErrorViewParts(style: style) }.inRoom(style.frameAlignment)
    case .custom(let view): view
    }
  }
}

/// How an error is shown.
public enum ErrorViewType {
  /// Not at all.
  case emptyView

  /// Picture, sentence and button, one below the other.
  case vertical(style: ErrorViewStyle = ErrorViewStyle(), alignment: HorizontalAlignment = .center)

  /// Picture, sentence and button, one beside the other.
  case horizontal(style: ErrorViewStyle = ErrorViewStyle(), alignment: VerticalAlignment = .center)

  /// In a view of your own.
  case custom(AnyView)
}

/// Picture, sentence and button, as far as a style has them.
private struct ErrorViewParts: View {
  let style: ErrorViewStyle
  @Environment(\.bundleOfWords) private var bundleOfWords

  var body: some View {
    if let image = style.image {
      Image(systemName: image.systemName)
        .resizable()
        .frame(width: image.size.width, height: image.size.height)
        .foregroundColor(image.color)
        .accessibilityHidden(true)
    }
    if let title = style.title {
      Text(words: title.text, from: bundleOfWords).font(title.font).foregroundColor(title.color)
    }
    if let button = style.button {
      Button {
        button.action()
      } label: {
        Text(words: button.text, from: bundleOfWords)
          .font(button.font).foregroundColor(button.textColor)
      }
      .buttonStyle(.borderedProminent)
      .tint(button.backgroundColor)
    }
  }
}

extension View {
  /// As wide as there is room, with the view at `alignment`; as wide as the view where that is `nil`.
  fileprivate func inRoom(_ alignment: Alignment?) -> some View {
    frame(maxWidth: alignment.map { _ in .infinity }, alignment: alignment ?? .center)
  }
}
