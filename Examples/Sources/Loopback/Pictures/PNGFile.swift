import Foundation

/// A picture of red, green and blue points in the simplest PNG file there is: nothing is packed.
struct PNGFile {
  let width: Int
  let height: Int

  /// Each row of points after one zero.
  let rows: Data

  var data: Data {
    let head = bytes(UInt32(width)) + bytes(UInt32(height)) + Data([8, 2, 0, 0, 0])
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + chunk("IHDR", head)
      + chunk("IDAT", stored) + chunk("IEND", Data())
  }

  private func chunk(_ name: String, _ content: Data) -> Data {
    let named = Data(name.utf8) + content
    return bytes(UInt32(content.count)) + named + bytes(Self.checksum(named))
  }

  /// The rows in blocks that are kept as they are, with the sum that ends such a stream.
  private var stored: Data {
    var stream = Data([0x78, 0x01])
    var rest = rows[...]
    while !rest.isEmpty {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      stream.append(rest.isEmpty ? 1 : 0)
      stream.append(bytes(length.byteSwapped) + bytes((~length).byteSwapped) + block)
    }
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in rows {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return stream + bytes(high << 16 | low)
  }

  private static func checksum(_ data: Data) -> UInt32 {
    ~data.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { sum, _ in
      sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
    }
  }

  private func bytes(_ number: some FixedWidthInteger) -> Data {
    withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }
}
