import Foundation

/// Reads a `.colorset`: a colour, which may be another one where it is dark.
struct ColorSet {
  private typealias Object = AssetFile.Object

  let url: URL

  /// The colour; `nil` where none can be read.
  func color() -> Color? {
    guard let file = AssetFile(of: url, "colors", having: "color") else { return nil }
    var (any, light, dark): (Color?, Color?, Color?)
    for variant in file.variants {
      guard let color = color(variant, in: file) else { continue }
      switch variant.isDark {
      case nil: any = any ?? color
      case false?: light = light ?? color
      case true?: dark = dark ?? color
      }
    }
    guard let light = light ?? any ?? dark else { return nil }
    guard let dark = dark ?? any, dark != light else { return light }
    guard let pair = Color(light: light, dark: dark) else {
      // Colours of the system follow the appearance by themselves.
      ResourceProblem.asset.wrong(
        file.url, at: "colors", "parts of colours for both light and dark")
      return light
    }
    return pair
  }

  private func color(_ variant: AssetFile.Variant, in file: AssetFile) -> Color? {
    let place = "\(variant.place).color"
    guard let content = variant.content["color"] as? Object else {
      ResourceProblem.asset.wrong(file.url, at: place, "an object")
      return nil
    }
    if let reference = content["reference"] as? String {
      if let color = Self.systemColor(reference) { return color }
      ResourceProblem.asset.wrong(
        file.url, at: "\(place).reference", "the name of a colour of the system")
      return nil
    }
    guard let parts = content["components"] as? Object else {
      ResourceProblem.asset.wrong(file.url, at: "\(place).components", "an object")
      return nil
    }
    var values: [Double] = []
    let names = parts["white"] == nil ? ["red", "green", "blue"] : ["white"]
    for name in names + ["alpha"] {
      let part = parts[name] ?? (name == "alpha" ? "1.0" : "")
      guard let value = Self.value(part, isAlpha: name == "alpha") else {
        ResourceProblem.asset.wrong(
          file.url, at: "\(place).components.\(name)", "a number as 0.5, 128 or 0x80")
        return nil
      }
      values.append(value)
    }
    guard let space = Self.space(content["color-space"] as? String ?? "srgb") else {
      ResourceProblem.asset.wrong(
        file.url, at: "\(place).color-space", "srgb, display-p3 or gray-gamma-22")
      return nil
    }
    if names.count == 1 { return Color(space, white: values[0], opacity: values[1]) }
    return Color(
      space, red: values[0], green: values[1], blue: values[2], opacity: values[3])
  }

  /// A part: `0.5` of one, or `128` or `0x80` of 255. How opaque a colour is is always a part of one.
  private static func value(_ part: Any, isAlpha: Bool) -> Double? {
    if let number = part as? Double { return number }
    guard let text = part as? String else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") || isAlpha && value <= 1 ? value : value / 255
  }

  private static func space(_ name: String) -> Color.RGBColorSpace? {
    switch name {
    // The greys of the second are as good as those of screens.
    case "srgb", "extended-srgb", "gray-gamma-22", "extended-gray": .sRGB
    case "srgb-linear", "extended-linear-srgb": .sRGBLinear
    case "display-p3": .displayP3
    default: nil
    }
  }

  /// What is here for the colour of that name on a phone or a Mac: `systemRedColor`.
  private static func systemColor(_ reference: String) -> Color? {
    guard reference.hasSuffix("Color") else { return nil }
    let name = String(reference.dropLast(5))
    if let role = roles[name] { return role }
    guard name.hasPrefix("system") else { return nil }
    let hue = Color.Name(rawValue: name.dropFirst(6).lowercased())
    return hue.flatMap { hues.contains($0) ? Color(.named($0)) : nil }
  }

  private static let roles: [String: Color] = {
    let window = Color(.named(.window))
    var roles: [String: Color] = [
      "label": .primary, "text": .primary, "secondaryLabel": .secondary,
      "tertiaryLabel": .secondary.opacity(0.75), "quaternaryLabel": .secondary.opacity(0.5),
      "placeholderText": .secondary.opacity(0.75), "link": .accentColor,
      "separator": .primary.opacity(0.15), "opaqueSeparator": .gray,
      "controlAccent": .accentColor, "systemTint": .accentColor, "tint": .accentColor,
      "systemBackground": window, "systemGroupedBackground": window, "windowBackground": window,
      "systemFill": .primary.opacity(0.2), "secondarySystemFill": .primary.opacity(0.16),
      "tertiarySystemFill": .primary.opacity(0.12), "quaternarySystemFill": .primary.opacity(0.08),
    ]
    for group in ["", "Grouped"] {
      roles["secondarySystem\(group)Background"] = .primary.opacity(0.05)
      roles["tertiarySystem\(group)Background"] = .primary.opacity(0.08)
    }
    for (number, part) in zip(2..., [0.7, 0.5, 0.35, 0.2, 0.1]) {
      roles["systemGray\(number)"] = .gray.opacity(part)
    }
    return roles
  }()

  private static let hues: Set<Color.Name> = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray,
  ]
}
