import Foundation

extension Color: Transferable {
  /// It goes as it is within the program, and to other programs as what it is mixed of where it is light, in the form
  /// in which desktops hand colours on: `application/x-color`.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(contentType: .writtenColor) {
      try JSONEncoder().encode(WrittenColor($0))
    } importing: {
      try JSONDecoder().decode(WrittenColor.self, from: $0).color()
    }
    .visibility(.ownProcess)
    DataRepresentation<Color>(contentType: .mixedColor) {
      try await mixture(of: $0).numbers
    } importing: {
      try color($0)
    }
  }

  @MainActor
  private static func mixture(of color: Color) throws -> ColorMixture {
    if case .mixed(let red, let green, let blue) = color.resolved(isDark: false).kind {
      let alpha = color.resolved(isDark: false).alpha
      return ColorMixture(red: red, green: green, blue: blue, opacity: alpha)
    }
    guard let backend = PictureBackends.make() else {
      throw TransferError.doesNotGo(item: "\(color)", type: UTType.mixedColor.identifier)
    }
    return backend.mixture(of: color, in: .light)
  }

  /// The colour of four numbers, as other programs write it.
  private static func color(_ data: Data) throws -> Color {
    guard data.count == 8 else { throw TransferError.noColor }
    let parts = data.withUnsafeBytes { bytes in
      (0..<4).map { Double(bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)) / 65535 }
    }
    return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}

extension UTType {
  /// A colour as this program writes it.
  fileprivate static let writtenColor = UTType(exportedAs: "org.viewstate.color")

  /// A colour as the programs of a desktop write it.
  fileprivate static let mixedColor = UTType(mimeType: "application/x-color")!
}

extension ColorMixture {
  /// Red, green, blue and opacity, each as a whole number of sixteen bits.
  fileprivate var numbers: Data {
    var data = Data()
    for part in [red, green, blue, opacity] {
      let number = UInt16((min(1, max(0, part)) * 65535).rounded())
      withUnsafeBytes(of: number) { data.append(contentsOf: $0) }
    }
    return data
  }
}

/// A colour in letters: the name of one that follows the desktop, or what it is mixed of.
private struct WrittenColor: Codable {
  var name: String?
  var light: [Double] = []
  var dark: [Double] = []
  var alpha: Double

  /// The two colours that it is a mixture of, how much there is of the second, and whether as people see them.
  var mixed: [WrittenColor]?
  var part: Double?
  var isPerceptual: Bool?

  init(_ color: Color) {
    alpha = color.alpha
    if case .named(let name) = color.kind {
      self.name = name.rawValue
    } else if case .blend(let blend) = color.kind {
      mixed = [WrittenColor(blend.one), WrittenColor(blend.other)]
      part = blend.part
      isPerceptual = blend.space == .perceptual
    } else {
      light = Self.parts(of: color.resolved(isDark: false))
      dark = Self.parts(of: color.resolved(isDark: true))
    }
  }

  private static func parts(of color: Color) -> [Double] {
    guard case .mixed(let red, let green, let blue) = color.kind else { return [] }
    return [red, green, blue, color.alpha]
  }

  func color() throws -> Color {
    if let name = name.flatMap({ Color.Name(rawValue: $0) }) {
      return Color(.named(name), alpha: alpha)
    }
    if let mixed, mixed.count == 2, let part {
      let (one, other) = (try mixed[0].color(), try mixed[1].color())
      return one.mix(with: other, by: part, in: isPerceptual == true ? .perceptual : .device)
        .opacity(alpha)
    }
    guard let light = Self.color(light), let dark = Self.color(dark) else {
      throw TransferError.noColor
    }
    return light == dark ? light : Color(light: light, dark: dark) ?? light
  }

  private static func color(_ parts: [Double]) -> Color? {
    guard parts.count == 4 else { return nil }
    return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}
