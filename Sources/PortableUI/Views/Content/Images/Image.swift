public import Foundation
import LayoutEngine

/// A picture: one of the system's symbols, or a file of the app's.
public struct Image: Equatable, Sendable {
  let source: ImageSource
  let label: Text?
  let scale: CGFloat
  var isResizable = false

  /// How its points of colour become more or fewer.
  var scaling = ImageScaling()

  /// Whether it is only an outline, in the colour of texts.
  var isTemplate = false

  /// Whether a grey field stands for it.
  var isPlaceholder = false

  init(_ source: ImageSource, label: Text?, scale: CGFloat = 1) {
    self.source = source
    self.label = label
    self.scale = scale > 0 ? scale : 1
    if case .set(let set) = source { isTemplate = set.isTemplate }
    if symbol != nil { isTemplate = true }
  }

  /// The symbol of an app's own that it is, if it is one.
  private var symbol: LoadedPicture? {
    if case .loaded(let picture) = source, picture.isSymbol { picture } else { nil }
  }

  /// The system's symbol called `systemName`, in the size and colour of texts.
  public init(systemName: String) { self.init(.symbol(systemName), label: Text(systemName)) }

  /// The picture called `name` among the resources of `bundle`: an image set or a symbol set of an asset catalogue,
  /// or a PNG, JPEG, GIF or SVG file. A name with an ending is looked up as it is. A symbol has the size and colour of
  /// texts, in the regular weight.
  ///
  /// Where there is none, that is said once, and nothing is shown.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle, label: Text(name))
  }

  /// The picture called `name`, which is read aloud as `label`.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(ImageFiles.expectedSource(of: name, in: bundle ?? .main), label: label)
  }

  /// The picture called `name`, which is only for looks: it is not read aloud.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(ImageFiles.expectedSource(of: name, in: bundle ?? .main), label: nil)
  }

  /// The picture in whatever size it is given; otherwise it has its own.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }
}

extension Image: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Image> {
    let values = EnvironmentValues(scope: place.scope)
    let isStill = values.symbolEffects.isEmpty && values.contentTransition.symbols == nil
    return isStill ? ImageNode(self, at: place) : SymbolNode(self, at: place)
  }
}

final class ImageNode: ElementNode<Image> {
  override func content() -> ElementContent {
    .image(view.content(in: resolvedStyle, styled(SymbolLooks.self)))
  }

  override var isPlain: Bool { true }

  override func boxContent(of content: ElementContent) -> BoxContent { ImageShape.shared }
}

extension Image {
  /// The picture where things look like `style`, and symbols as `looks` says.
  @MainActor
  func content(in style: ResolvedStyle, _ looks: @autoclosure () -> SymbolLooks) -> ImageContent {
    var font = style.font
    if let weight = style.weight { font.weight = weight }
    var content = ImageContent(
      source: source, isResizable: isResizable, scale: scale, font: font,
      color: style.text.values.color, label: label?.string(in: style.locale),
      isRedacted: style.text.values.isRedacted || isPlaceholder)
    content.isTemplate = isTemplate
    content.paint = style.text.values.paint
    content.scaling = scaling
    if let symbol, !isResizable {
      content.symbolShape = symbol.size.width / symbol.size.height
      content.symbolScale = looks().scale.factor
    }
    if case .symbol(let name) = source {
      let looks = looks()
      let shown = style.text.values.isMirrored ? Self.mirrored(name) : name
      content.source = .symbol(looks.variants.name(of: shown))
      content.symbolScale = looks.scale.factor
    }
    return content
  }

  /// The symbol that points the other way, of those that point to where reading goes on or came from.
  private static func mirrored(_ name: String) -> String {
    guard name.contains("ward") else { return name }
    return name.split(separator: ".").map { word in
      switch word {
      case "forward": "backward"
      case "backward": "forward"
      default: String(word)
      }
    }.joined(separator: ".")
  }
}

/// A picture has its own size, or takes what it is offered and its own where that is nothing.
struct ImageShape: Leaf {
  static let shared = BoxContent.leaf(ImageShape())

  var reuse: Reuse { .exact }

  func size(for proposal: Proposal, in box: Box) -> Size {
    guard let element = box.element, case .image(let image) = element.goal else { return .zero }
    // What waits for a picture has no size yet, and is a field of colour meanwhile.
    if image.source == .awaited { return FillLeaf().size(for: proposal) }
    let natural = box.node.graph.backend.size(of: element.goal, for: .unspecified)
    return image.isResizable ? FillLeaf(natural: natural).size(for: proposal) : natural
  }
}

/// Finds pictures among an app's resources.
enum ImageFiles {
  /// The picture called `name`. Where there is none, that is said.
  static func expectedSource(of name: String, in bundle: Bundle) -> ImageSource {
    let source = source(of: name, in: bundle)
    if case .missing = source {
      ResourceProblem.missing("picture", name, in: bundle, shown: "nothing")
    }
    return source
  }

  static func source(of name: String, in bundle: Bundle) -> ImageSource {
    let catalog = AssetCatalog.of(bundle)
    if let set = catalog.pictures(named: name) { return .set(set) }
    if let symbol = catalog.symbol(named: name) { return .loaded(symbol) }
    let hasEnding = name.contains(".")
    let endings: [String?] = hasEnding ? [nil] : ["png", "jpg", "jpeg", "gif", "svg"]
    for ending in endings {
      if let path = bundle.path(forResource: name, ofType: ending) { return .file(path) }
    }
    return .missing(name)
  }
}
