public import Foundation
public import ViewPlatform

extension ToastOptions {
  /// A line of a toast, and how it looks.
  public struct Message {
    let text: String
    let look: ToastLook.Line

    /// A line of this look. `alignment` is that of the lines among each other.
    public init(
      text: String, color: Color = .white, font: Font = .system(size: 16),
      alignment: Alignment = .leading
    ) {
      self.text = text
      look = ToastLook.Line(font: font, color: color, alignment: alignment.horizontal)
    }
  }

  /// A picture that dismisses a toast.
  public struct TrailingButton {
    let look: ToastLook.Symbol

    /// A symbol of this look.
    public init(
      imageSystemName: String = "xmark", color: Color = .white,
      size: CGSize = CGSize(width: 12, height: 12)
    ) {
      look = ToastLook.Symbol(name: imageSystemName, color: color, size: size)
    }
  }

  /// What a toast stands on.
  public struct Background {
    let color: Color
    let cornerRadius: CGFloat

    /// A ground of one colour, with round corners.
    public init(color: Color = .accentColor, cornerRadius: CGFloat = 8) {
      self.color = color
      self.cornerRadius = cornerRadius
    }
  }

  /// A toast from side to side, each part of which says how it looks.
  public init(
    message: Message, secondaryMessage: Message? = nil,
    trailingButton: TrailingButton? = TrailingButton(), background: Background = Background(),
    internalPadding: EdgeInsets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  ) {
    self.init(
      message: message.text, secondMessage: secondaryMessage?.text,
      trailingButton: trailingButton.map { _ in .dismiss })
    look.message = message.look
    if let secondaryMessage { look.second = secondaryMessage.look }
    if let trailingButton { look.cross = trailingButton.look }
    (look.background, look.cornerRadius) = (background.color, background.cornerRadius)
    look.padding = internalPadding
    look.fillsWidth = true
    look.hasBorder = false
  }
}

extension SnackBarOptions {
  /// The line of a snack bar, and how it looks.
  public struct Message {
    let text: String
    let look: ToastLook.Line

    /// A line of this look.
    public init(text: String, color: Color = .white, font: Font = .system(size: 16)) {
      self.text = text
      look = ToastLook.Line(font: font, color: color)
    }
  }

  /// A picture after the words, which is only for show.
  public struct Image {
    let look: ToastLook.Symbol

    /// A symbol of this look.
    public init(
      imageSystemName: String = "checkmark.circle", color: Color = .white,
      size: CGSize = CGSize(width: 12, height: 12)
    ) {
      look = ToastLook.Symbol(name: imageSystemName, color: color, size: size)
    }
  }

  /// What a snack bar stands on.
  public typealias Background = ToastOptions.Background

  /// A bar as wide as its words, each part of which says how it looks.
  public init(
    message: Message, image: Image? = nil, background: Background = Background(),
    internalPadding: EdgeInsets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  ) {
    self.init(message: message.text, backgroundColor: background.color)
    look.message = message.look
    look.image = image?.look
    look.cornerRadius = background.cornerRadius
    look.padding = internalPadding
    look.fillsWidth = false
  }
}
