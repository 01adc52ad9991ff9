/// How one text looks where it differs from those around it.
///
/// Most texts have none, so it lies outside of them: a text is small and quickly compared.
struct TextLook: Equatable {
  private var storage = Storage()

  var font: Font? {
    get { storage.font }
    set { own().font = newValue }
  }

  var weight: Font.Weight? {
    get { storage.weight }
    set { own().weight = newValue }
  }

  var style: AnyShapeStyle? {
    get { storage.style }
    set { own().style = newValue }
  }

  static func == (lhs: TextLook, rhs: TextLook) -> Bool {
    let (one, other) = (lhs.storage, rhs.storage)
    return one === other
      || one.font == other.font && one.weight == other.weight
        && AnyShapeStyle.isSame(one.style, other.style)
  }

  private mutating func own() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    return storage
  }

  private final class Storage {
    var font: Font?
    var weight: Font.Weight?
    var style: AnyShapeStyle?

    init() {}

    init(_ other: Storage) {
      font = other.font
      weight = other.weight
      style = other.style
    }
  }
}
