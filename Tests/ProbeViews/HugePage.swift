import Foundation
import PortableUI

/// Many pictures from addresses, each with far more points of colour than are seen of it.
struct HugePage: View {
  @State private var isShown = false
  @State private var large = false
  @State private var shown: Set<Int> = []

  /// Each has another address, so that each is read.
  private let addresses: [URL]

  init() {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewstate-huge-\(ProcessInfo.processInfo.processIdentifier)")
    addresses = (0..<20).map { folder.appendingPathComponent("\($0)") }
    guard !FileManager.default.fileExists(atPath: addresses[0].path) else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = BlackPicture.png(width: 10_000, height: 6_000)
    for address in addresses { try? picture.write(to: address) }
  }

  var body: some View {
    VStack {
      HStack {
        Button("Show") { isShown = true }
        Button("Hide") {
          isShown = false
          shown = []
        }
        Button("Large") { large = true }
      }
      Text(verbatim: "shown: \(shown.count)")
      if isShown {
        ForEach(0..<5) { row in
          HStack {
            ForEach(0..<4) { column in picture(row * 4 + column) }
          }
        }
      }
    }
  }

  private func picture(_ number: Int) -> some View {
    AsyncImage(url: addresses[number]) { phase in
      if let image = phase.image {
        image.resizable().onAppear { shown.insert(number) }
      } else {
        Color.gray
      }
    }
    .frame(width: large && number == 0 ? 400 : 50, height: large && number == 0 ? 240 : 30)
    .accessibilityLabel("Picture \(number)")
  }
}

/// A picture of which every point is black.
enum BlackPicture {
  /// One bit for a point, compressed: a small file.
  static func png(width: Int, height: Int) -> Data {
    let count = height * (1 + (width + 7) / 8)
    let size = bytes(UInt32(width)) + bytes(UInt32(height))
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + chunk("IHDR", size + Data([1, 0, 0, 0, 0])) + chunk("IDAT", zeros(count))
      + chunk("IEND", Data())
  }

  private static func bytes(_ number: UInt32) -> Data {
    withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }

  private static func chunk(_ name: String, _ content: Data) -> Data {
    let body = Data(name.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(checksum(body))
  }

  private static func checksum(_ data: Data) -> UInt32 {
    var sum = UInt32.max
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  /// So many zeros, as zlib has them: one zero, then "258 more like the last", and at last each alone.
  private static func zeros(_ count: Int) -> Data {
    var bits = Bits()
    bits.append(0b011, count: 3)
    let zero: (UInt16, Int) = (0b0000_1100, 8)
    bits.append(zero.0, count: zero.1)
    let runs = (count - 1) / 258
    for _ in 0..<runs { bits.append(0b1010_0011, count: 13) }
    for _ in 0..<(count - 1 - runs * 258) { bits.append(zero.0, count: zero.1) }
    bits.append(0, count: 7)
    return Data([0x78, 0x01]) + bits.data + bytes(UInt32(count % 65_521) << 16 | 1)
  }

  /// Bits, the first of them the lowest of the first byte.
  private struct Bits {
    private var whole: [UInt8] = []
    private var rest: UInt32 = 0
    private var restCount = 0

    mutating func append(_ bits: UInt16, count: Int) {
      rest |= UInt32(bits) << restCount
      restCount += count
      while restCount >= 8 {
        whole.append(UInt8(truncatingIfNeeded: rest))
        rest >>= 8
        restCount -= 8
      }
    }

    var data: Data { Data(restCount > 0 ? whole + [UInt8(truncatingIfNeeded: rest)] : whole) }
  }
}
