import Foundation

/// How one text looks where it differs from those around it.
///
/// Most texts have none, so it lies outside of them: a text is small and quickly compared.
@dynamicMemberLookup
struct TextAttributes: Equatable {
  struct Values {
    var font: Font?
    var weight: Font.Weight?
    var style: AnyShapeStyle?
    var isItalic: Bool?
    var design: Font.Design?
    var hasEvenDigits = false
    var underline: TextLook.Line?
    var strikethrough: TextLook.Line?
    var tracking: Double?
    var rise: Double?
    var width: Font.Width?
    var scale: Text.Scale?
    var mayTighten: Bool?
    var background: Color?
    var link: URL?
  }

  private final class Storage {
    var values: Values

    init(_ values: Values) { self.values = values }
  }

  private var storage = Storage(Values())

  subscript<Value>(dynamicMember member: WritableKeyPath<Values, Value>) -> Value {
    get { storage.values[keyPath: member] }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      storage.values[keyPath: member] = newValue
    }
  }

  static func == (lhs: TextAttributes, rhs: TextAttributes) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.values == rhs.storage.values
  }

  /// What is said here, and by `outer` of all else.
  func over(_ outer: TextAttributes?) -> TextAttributes {
    guard let outer else { return self }
    var all = self
    let (own, around) = (storage.values, outer.storage.values)
    all.font = own.font ?? around.font
    all.weight = own.weight ?? around.weight
    all.style = own.style ?? around.style
    all.isItalic = own.isItalic ?? around.isItalic
    all.design = own.design ?? around.design
    all.hasEvenDigits = own.hasEvenDigits || around.hasEvenDigits
    all.underline = own.underline ?? around.underline
    all.strikethrough = own.strikethrough ?? around.strikethrough
    all.tracking = own.tracking ?? around.tracking
    all.rise = own.rise ?? around.rise
    all.link = own.link ?? around.link
    all.width = own.width ?? around.width
    all.scale = own.scale ?? around.scale
    all.mayTighten = own.mayTighten ?? around.mayTighten
    all.background = own.background ?? around.background
    return all
  }

  /// Says of fonts what the text says.
  func change(_ look: inout FontLook) {
    let values = storage.values
    if let isItalic = values.isItalic { look.isItalic = isItalic }
    if let design = values.design { look.design = design }
    if values.hasEvenDigits { look.hasEvenDigits = true }
    if let width = values.width { look.width = width }
    if let scale = values.scale { look.scale = scale.factor }
  }

  /// How the words are set; `nil` for the usual way.
  func look(over outer: TextLook?) -> TextLook? {
    var look = outer ?? .usual
    let values = storage.values
    if let underline = values.underline { look.underline = underline }
    if let strikethrough = values.strikethrough { look.strikethrough = strikethrough }
    if let tracking = values.tracking { look.tracking = tracking }
    if let rise = values.rise { look.rise = rise }
    if let mayTighten = values.mayTighten { look.mayTighten = mayTighten }
    return look == .usual ? nil : look
  }
}

extension TextAttributes {
  /// What Markdown says of words; `nil` where that is nothing.
  init?(_ looks: Markdown.Looks, leadingTo link: URL?) {
    if looks == Markdown.Looks() { return nil }
    self.init()
    if looks.isStrong { self.weight = .bold }
    if looks.isGentle { self.isItalic = true }
    if looks.isCode { self.design = .monospaced }
    if looks.isStruckOut { self.strikethrough = .single }
    if let link { lead(to: link) }
  }

  /// Makes a link of the words.
  mutating func lead(to link: URL) {
    self.link = link
    self.underline = .single
    self.style = AnyShapeStyle(TintShapeStyle())
  }
}

extension TextAttributes.Values: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.font == rhs.font && lhs.weight == rhs.weight && lhs.isItalic == rhs.isItalic
      && lhs.design == rhs.design && lhs.hasEvenDigits == rhs.hasEvenDigits
      && lhs.underline == rhs.underline && lhs.strikethrough == rhs.strikethrough
      && lhs.width == rhs.width && lhs.scale == rhs.scale && lhs.mayTighten == rhs.mayTighten
      && lhs.background == rhs.background && lhs.tracking == rhs.tracking && lhs.rise == rhs.rise
      && lhs.link == rhs.link
      && AnyShapeStyle.isSame(lhs.style, rhs.style)
  }
}
