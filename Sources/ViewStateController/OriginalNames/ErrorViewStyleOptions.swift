public import Foundation
public import ViewPlatform

extension ErrorViewStyle {
  /// The picture: ``ImageStyle``.
  public typealias ImageOptions = ImageStyle

  /// The sentence: ``TitleStyle``.
  public typealias TitleOptions = TitleStyle

  /// What tries again: ``ButtonStyle``.
  public typealias ButtonOptions = ButtonStyle

  /// Parts for a picture and a sentence, and for a button where one is given.
  public init(
    imageOptions: ImageOptions = ImageOptions(), titleOptions: TitleOptions = TitleOptions(),
    buttonOptions: ButtonOptions?, frameAlignment: Alignment = .center
  ) {
    self.init(
      image: imageOptions, title: titleOptions, button: buttonOptions,
      frameAlignment: frameAlignment)
  }
}

extension ErrorViewStyle.ImageStyle {
  /// A symbol of this look.
  @_disfavoredOverload
  public init(
    systemName: String = "xmark.circle.fill", foregroundColor: Color = .red,
    frame: CGSize = CGSize(width: 50, height: 50)
  ) {
    self.init(systemName: systemName, color: foregroundColor, size: frame)
  }
}

extension ErrorViewStyle.TitleStyle {
  /// A sentence of this look.
  @_disfavoredOverload
  public init(
    text: String = "Something went wrong", foregroundColor: Color = .primary,
    font: Font = .callout
  ) {
    self.init(text: text, color: foregroundColor, font: font)
  }
}

extension ErrorViewStyle.ButtonStyle {
  /// A button of this look.
  @_disfavoredOverload
  public init(
    text: String = "Retry", foregroundColor: Color = .white, tintColor: Color = .accentColor,
    font: Font = .callout, action: @escaping () -> Void
  ) {
    self.init(
      text: text, textColor: foregroundColor, backgroundColor: tintColor, font: font,
      action: action)
  }
}
