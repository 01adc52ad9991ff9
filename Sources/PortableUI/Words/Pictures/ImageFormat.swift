import Foundation
import LayoutEngine

/// The kinds of pictures that every backend can show.
enum ImageFormat {
  case png, jpeg, gif, svg

  /// How many bytes tell the kind.
  static let startLength = 1024

  /// The kind of picture that begins with `start`.
  init?(_ start: Data) {
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else if start.prefix(Self.startLength).range(of: Data("<svg".utf8)) != nil {
      self = .svg
    } else {
      return nil
    }
  }

  /// The kind in the words of the web.
  var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .svg: "image/svg+xml"
    }
  }

  /// How many points of colour the picture `data` has across and down, as its head says.
  func size(of data: Data) -> Size? {
    let bytes = PictureBytes(data)
    let size: Size? =
      switch self {
      case .png: bytes.size(at: 16, width: 4, isBigEndian: true)
      case .gif: bytes.size(at: 6, width: 2, isBigEndian: false)
      case .jpeg: bytes.jpegSize
      case .svg: SVGHead(data).size
      }
    // No format counts further than this, but a text may say anything.
    let sensible = 0.0.nextUp...4_294_967_296
    guard let size, sensible.contains(size.width), sensible.contains(size.height) else {
      return nil
    }
    return size
  }
}

/// The bytes of a picture, where reading beyond the end gives nothing.
private struct PictureBytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  private func number(at offset: Int, width: Int, isBigEndian: Bool = true) -> Int? {
    guard offset + width <= data.count else { return nil }
    let bytes = data[(data.startIndex + offset)..<(data.startIndex + offset + width)]
    let ordered = isBigEndian ? Array(bytes) : bytes.reversed()
    return ordered.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Two numbers of `width` bytes each: across, then down.
  func size(at offset: Int, width: Int, isBigEndian: Bool) -> Size? {
    guard let across = number(at: offset, width: width, isBigEndian: isBigEndian),
      let down = number(at: offset + width, width: width, isBigEndian: isBigEndian)
    else { return nil }
    return Size(width: Double(across), height: Double(down))
  }

  /// A JPEG file is a row of segments, each with its length; one of them begins the picture itself.
  var jpegSize: Size? {
    var offset = 2
    while let marker = number(at: offset, width: 2), marker >> 8 == 0xFF {
      // A segment may be preceded by any number of these.
      if marker == 0xFFFF {
        offset += 1
        continue
      }
      let kind = marker & 0xFF
      let isStart = 0xC0...0xCF ~= kind && ![0xC4, 0xC8, 0xCC].contains(kind)
      if isStart {
        guard let down = number(at: offset + 5, width: 2),
          let across = number(at: offset + 7, width: 2)
        else { return nil }
        return Size(width: Double(across), height: Double(down))
      }
      guard let length = number(at: offset + 2, width: 2) else { return nil }
      offset += 2 + length
    }
    return nil
  }
}

/// What the first tag of an SVG file says.
private struct SVGHead {
  private let tag: Substring

  /// The size of a drawing that does not say, as browsers have it.
  private static let usual = Size(width: 300, height: 150)

  init(_ data: Data) {
    let text = String(decoding: data.prefix(16 * ImageFormat.startLength), as: UTF8.self)
    let start = text.range(of: "<svg")?.upperBound ?? text.endIndex
    tag = text[start...].prefix { $0 != ">" }
  }

  var size: Size? {
    if let width = length("width"), let height = length("height") {
      return Size(width: width, height: height)
    }
    let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard let box, box.count == 4 else { return Self.usual }
    return Size(width: box[2], height: box[3])
  }

  private func length(_ name: String) -> Double? {
    guard let value = attribute(name), !value.hasSuffix("%") else { return nil }
    return Double(value.prefix { $0.isNumber || $0 == "." })
  }

  private func attribute(_ name: String) -> Substring? {
    for quote in ["\"", "'"] {
      guard let start = tag.range(of: " \(name)=\(quote)")?.upperBound else { continue }
      return tag[start...].prefix { String($0) != quote }
    }
    return nil
  }
}
