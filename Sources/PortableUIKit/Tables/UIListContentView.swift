public import Foundation
import LayoutEngine
import PortableUI

/// Shows words, other words and a picture, as a usual row does.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView, WidthSized {
  /// What it shows.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      contentChanged()
    }
  }
  private var shown: UIListContentConfiguration

  /// A view that shows `configuration`.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: naturalSize.roundedUp.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight(inWidth: size.width))
  }

  func contentHeight(inWidth width: CGFloat) -> CGFloat {
    contentSize(for: Proposal(width: Double(width), height: nil)).cgSize.roundedUp.height
  }

  override func makeContent() -> AnyView? {
    AnyView(ListContent(content: shown, tint: tintColor, traits: traitCollection))
  }
}

private struct ListContent: View {
  let content: UIListContentConfiguration
  let tint: UIColor
  let traits: UITraitCollection

  var body: some View {
    HStack(spacing: content.imageToTextPadding) {
      if let image = content.image { picture(image) }
      if content.prefersSideBySideTextAndSecondaryText {
        HStack(spacing: content.textToSecondaryTextHorizontalPadding) {
          first
          Spacer(minLength: 0)
          second
        }
      } else {
        VStack(alignment: .leading, spacing: content.textToSecondaryTextVerticalPadding) {
          first
          second
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(margins)
  }

  private var margins: EdgeInsets {
    let own = content.directionalLayoutMargins
    return EdgeInsets(
      top: own.top, leading: own.leading, bottom: own.bottom, trailing: own.trailing)
  }

  @ViewBuilder private var first: some View {
    if let text = words(content.attributedText, content.text) {
      styled(text, content.textProperties)
    }
  }

  @ViewBuilder private var second: some View {
    if let text = words(content.secondaryAttributedText, content.secondaryText) {
      styled(text, content.secondaryTextProperties)
    }
  }

  private func words(_ attributed: NSAttributedString?, _ plain: String?) -> Text? {
    if let attributed { return Text(attributed, in: traits) }
    guard let plain, !plain.isEmpty else { return nil }
    return Text(verbatim: plain)
  }

  private func styled(_ text: Text, _ looks: UIListContentConfiguration.TextProperties) -> some View
  {
    text.font(looks.font.font).foregroundStyle(looks.color.color(in: traits))
      .lineLimit(looks.numberOfLines == 0 ? nil : looks.numberOfLines)
      .multilineTextAlignment(looks.alignment == .center ? .center : .leading)
      .truncationMode(looks.lineBreakMode == .byTruncatingHead ? .head : .tail)
      .frame(maxWidth: looks.alignment == .center ? .infinity : nil)
  }

  @ViewBuilder private func picture(_ image: UIImage) -> some View {
    let looks = content.imageProperties
    let reserved = looks.reservedLayoutSize
    Group {
      if image.isSymbolImage {
        symbol(image)
          .foregroundStyle((looks.tintColor ?? tint).color(in: traits))
      } else {
        let size = fitted(image.size, into: looks.maximumSize)
        Image(uiImage: image).resizable()
          .frame(width: size.width, height: size.height)
          .clipShape(RoundedRectangle(cornerRadius: looks.cornerRadius))
      }
    }
    .frame(
      width: reserved.width > 0 ? reserved.width : nil,
      height: reserved.height > 0 ? reserved.height : nil)
  }

  private func symbol(_ image: UIImage) -> some View {
    guard let own = content.imageProperties.preferredSymbolConfiguration else { return image.view }
    return image.withConfiguration(own).view
  }

  private func fitted(_ size: CGSize, into most: CGSize) -> CGSize {
    var scale: CGFloat = 1
    if most.width > 0, size.width > most.width { scale = min(scale, most.width / size.width) }
    if most.height > 0, size.height > most.height { scale = min(scale, most.height / size.height) }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}
