/// A view to look at while one works on it, with the name and the size it is to be looked at in.
///
/// `#Preview` makes one, and so does a ``PreviewProvider``; ``all`` finds those of the whole program. So
/// a tool can draw them, and a test can see to it that each of them can be drawn:
///
///     for preview in Preview.all {
///       let screen = Screen(preview)
///       #expect(!screen.texts.isEmpty, "\(preview)")
///     }
public struct Preview: Sendable {
  /// What it is called; `nil` where nobody gave it a name.
  public private(set) var name: String?

  /// The module and file it was written in.
  public internal(set) var fileID = ""

  /// The line it was written in; 0 for a ``PreviewProvider``.
  public internal(set) var line = 0

  /// How large it is to be.
  public private(set) var layout = PreviewLayout.device

  /// How a device would be held.
  public private(set) var orientation = InterfaceOrientation.portrait

  /// What its view was made with, of the arguments of a preview that has some.
  public internal(set) var argument: (any Sendable)?

  private let make: @MainActor () -> any View
  private var modifiers: [@MainActor (AnyView) -> AnyView] = []

  /// A preview of what `body` makes.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, traits: traits, make: body)
  }

  init(
    _ name: String?, traits: [PreviewTrait<ViewTraits>], make: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.make = make
    for trait in traits { apply(trait) }
  }

  /// What is known of the previews of views.
  public struct ViewTraits: Sendable {}

  /// The view, anew each time.
  @preconcurrency @MainActor public var view: AnyView {
    modifiers.reduce(AnyView(make())) { view, modifier in modifier(view) }
  }

  /// What its block made, without what is around that.
  @MainActor package var content: any View { make() }

  /// The same preview of another view.
  @MainActor package func showing(_ view: AnyView) -> Preview {
    var preview = Preview(name, traits: []) { view }
    (preview.fileID, preview.line) = (fileID, line)
    (preview.layout, preview.orientation, preview.modifiers) = (layout, orientation, modifiers)
    return preview
  }

  /// Takes over what is said in `trait`.
  private mutating func apply(_ trait: PreviewTrait<ViewTraits>) {
    switch trait.kind {
    case .layout(let layout): self.layout = layout
    case .orientation(let orientation): self.orientation = orientation
    case .modifier(let modifier): modifiers.append(modifier)
    case .several(let traits): for trait in traits { apply(trait) }
    }
  }

  /// Takes over what a modifier said of the view.
  mutating func apply(_ settings: PreviewSettings) {
    name = settings.name ?? name
    layout = settings.layout ?? layout
    orientation = settings.orientation ?? orientation
  }
}

extension Preview: CustomStringConvertible {
  /// Its name, and where it was written.
  public var description: String {
    let place = line > 0 ? "\(fileID):\(line)" : fileID
    return name.map { "\($0) (\(place))" } ?? place
  }
}
