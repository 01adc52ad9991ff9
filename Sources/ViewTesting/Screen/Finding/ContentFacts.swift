import Foundation
import LayoutEngine
import PortableUI

extension Shown {
  /// The shape outside of which nothing of it is seen.
  var clip: Outline? {
    switch content {
    case .layer(let layer): layer.clip
    case .scroll(let scroll): scroll.clips ? .rectangle : nil
    default: nil
    }
  }
}

/// What a person, or an assistive technology, makes of something shown.
struct ContentFacts {
  var role: Screen.Role
  var value: String?
  var isEnabled = true
  var opacity = 1.0
  /// Why nobody can see it; nothing where one can.
  var hiding: String?
  var isClipped = false
  var isRedacted = false
  var letsTapsThrough = false
  /// Whether it is there for assistive technologies alone.
  var isOnlyHeard = false
  /// How many taps it waits for; nothing where it does not care.
  var tapCount: Int?
  /// What it wants to hear of pointers.
  var wants: PointerWants = []

  init(_ role: Screen.Role) { self.role = role }
}

extension Shown {
  /// What it is, as it looks while it comes or goes.
  var facts: ContentFacts {
    var facts = content.facts
    facts.opacity *= transition.opacity
    if let role = isSteppedByKeys ? .stepper : accessibility.traits.role { facts.role = role }
    if facts.hiding == nil, transition.opacity <= 0 { facts.hiding = "an opacity of 0" }
    return facts
  }

  /// Whether what is inside is seen through the masks among it.
  var isMasked: Bool { part == .masked }

  /// Whether it is not seen itself, and is the mask of what it is in.
  var isMask: Bool { part == .mask }

  private var part: LayerLooks.MaskPart? {
    guard case .layer(let layer) = content else { return nil }
    return layer.looks.part
  }

  /// How far it is turned.
  var rotation: LayerLooks.Rotation? {
    if case .layer(let layer) = content { layer.looks.rotation } else { nil }
  }

  /// How it is moved, stretched, turned and sheared besides.
  var transform: CGAffineTransform? {
    guard case .layer(let layer) = content else { return nil }
    return layer.looks.transform?.transform(in: frame.size)
  }

  /// How it is stretched, the outermost first.
  var scales: [LayerContent.Scale] {
    guard case .layer(let layer) = content else { return [transition.scale].compactMap { $0 } }
    return [transition.scale, layer.scale].compactMap { $0 }
  }
}

extension AccessibilityTraits {
  /// What a person takes it for; `nil` for what it shows.
  fileprivate var role: Screen.Role? {
    contains(.isButton) || contains(.isLink) ? .button : contains(.isImage) ? .image : nil
  }
}

extension ElementContent {
  @MainActor var facts: ContentFacts {
    switch self {
    case .layer(let layer): layer.facts
    case .scroll(let scroll): scroll.facts
    case .text(let text): text.facts
    case .fill(let color): .shape(color.description)
    case .shape(let shape): shape.facts
    case .drawing: .shape("canvas")
    case .divider: .shape("divider")
    case .button(let button): button.facts
    case .field(let field):
      .control(.textField, field.shownText, isEnabled: field.isEnabled, tapCount: 1)
    case .control(let control): control.shown.facts
    case .image(let image): image.facts
    case .surface(let surface): surface.facts
    }
  }
}

extension ContentFacts {
  static func control(
    _ role: Screen.Role, _ value: String? = nil, isEnabled: Bool, tapCount: Int? = nil
  ) -> ContentFacts {
    var facts = ContentFacts(role)
    facts.value = value
    facts.isEnabled = isEnabled
    facts.tapCount = tapCount
    return facts
  }

  /// What stands below its title is its value.
  fileprivate static func bar(_ bar: BarContent) -> ContentFacts {
    var facts = ContentFacts(.bar)
    facts.value = bar.subtitle
    return facts
  }

  fileprivate static func shape(_ value: String) -> ContentFacts {
    var facts = ContentFacts(.shape)
    facts.value = value
    return facts
  }
}

extension ScrollContent {
  fileprivate var facts: ContentFacts {
    var facts = ContentFacts(.scrollArea)
    facts.isClipped = clips
    return facts
  }
}

extension ButtonContent {
  @MainActor fileprivate var facts: ContentFacts {
    let value = isOn.map { $0 ? "on" : "off" } ?? (isSelected == true ? "selected" : nil)
    let role: Screen.Role = isTab ? .tab : isOn == nil ? .button : .toggle
    return .control(role, value, isEnabled: isEnabled, tapCount: 1)
  }
}

extension SurfaceContent {
  fileprivate var facts: ContentFacts {
    switch self {
    case .bar(let bar): .bar(bar)
    case .barItem: ContentFacts(.group)
    case .sheet: ContentFacts(.sheet)
    case .popover: ContentFacts(.popover)
    case .dialog: ContentFacts(.alert)
    }
  }
}

extension LayerContent {
  fileprivate var facts: ContentFacts {
    var facts = ContentFacts(.group)
    if list != nil { facts.role = .list }
    if let row { facts.take(row) }
    facts.opacity = opacity
    facts.hiding =
      isHidden ? "hidden()" : looks.part == .mask ? "mask()" : opacity > 0 ? nil : "an opacity of 0"
    facts.isClipped = clip != nil
    facts.letsTapsThrough = !takesPointer || isOnlyHeard
    facts.isOnlyHeard = isOnlyHeard
    // A click leads the keyboard to it.
    if let count = tapCount ?? (looks.seat == .byClick ? 1 : nil) { facts.tapCount = count }
    facts.wants = pointers
    return facts
  }
}

extension ContentFacts {
  fileprivate mutating func take(_ row: RowContent) {
    role = .row
    value = row.isSelected ? "selected" : nil
    tapCount = row.isSelectable || row.isPressable ? 1 : nil
  }
}

extension TextContent {
  fileprivate var facts: ContentFacts {
    var facts = ContentFacts(.text)
    facts.isRedacted = isRedacted
    return facts
  }
}

extension ShapeContent {
  fileprivate var facts: ContentFacts {
    let parts = [fill.map(\.words), stroke.map { "line of \($0.paint.words)" }].compactMap { $0 }
    return .shape(parts.joined(separator: ", "))
  }
}

extension ImageContent {
  fileprivate var facts: ContentFacts {
    var facts = ContentFacts(.image)
    facts.isRedacted = isRedacted
    return facts
  }
}

extension Paint {
  /// The paint in a sentence.
  var words: String {
    switch self {
    case .color(let color): color.description
    case .material: "material"
    case .gradient(let gradient):
      "gradient of " + gradient.stops.map(\.color.description).joined(separator: ", ")
    case .mesh(let mesh): "mesh of " + mesh.colors.map(\.description).joined(separator: ", ")
    case .picture: "picture"
    case .shadowed(let paint, _): paint.words + " with a shadow"
    }
  }
}
