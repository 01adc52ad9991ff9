public import Foundation
public import ViewPlatform

/// What an ``ErrorView`` is made of. Each part can be left out.
public struct ErrorViewStyle {
  /// The picture.
  public var image: ImageStyle?

  /// The sentence.
  public var title: TitleStyle?

  /// What tries again.
  public var button: ButtonStyle?

  /// Where the parts are in the width there is; `nil` for no more room than they need.
  public var frameAlignment: Alignment?

  /// Parts for a picture and a sentence, and for a button where one is given.
  public init(
    image: ImageStyle? = ImageStyle(), title: TitleStyle? = TitleStyle(),
    button: ButtonStyle? = nil, frameAlignment: Alignment? = .center
  ) {
    self.image = image
    self.title = title
    self.button = button
    self.frameAlignment = frameAlignment
  }

  /// A symbol, and how it looks. It is not read aloud: the sentence is.
  public struct ImageStyle {
    /// The symbol's name.
    public var systemName: String
    /// Its colour.
    public var color: Color
    /// How large it is.
    public var size: CGSize

    /// A symbol of this look.
    public init(
      systemName: String = "xmark.circle.fill", color: Color = .red,
      size: CGSize = CGSize(width: 50, height: 50)
    ) {
      self.systemName = systemName
      self.color = color
      self.size = size
    }
  }

  /// A sentence, and how it looks.
  public struct TitleStyle {
    /// Its words.
    public var text: String
    /// Their colour.
    public var color: Color
    /// Their font.
    public var font: Font

    /// A sentence of this look.
    public init(
      text: String = "Something went wrong", color: Color = .primary, font: Font = .callout
    ) {
      self.text = text
      self.color = color
      self.font = font
    }
  }

  /// A button, how it looks and what it does.
  public struct ButtonStyle {
    /// Its words.
    public var text: String
    /// Their colour.
    public var textColor: Color
    /// The colour behind them.
    public var backgroundColor: Color
    /// Their font.
    public var font: Font
    /// What it does.
    public var action: () -> Void

    /// A button of this look.
    public init(
      text: String = "Retry", textColor: Color = .white, backgroundColor: Color = .accentColor,
      font: Font = .callout, action: @escaping () -> Void
    ) {
      self.text = text
      self.textColor = textColor
      self.backgroundColor = backgroundColor
      self.font = font
      self.action = action
    }
  }
}
