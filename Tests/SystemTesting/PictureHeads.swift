package import Foundation

/// What picture files begin with: enough to tell their kind and size.
package enum PictureHeads {
  package static func png(width: UInt32, height: UInt32) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
      + bytes(width) + bytes(height)
  }

  package static func gif(width: UInt16, height: UInt16) -> Data {
    Data("GIF89a".utf8) + bytes(width.byteSwapped) + bytes(height.byteSwapped)
  }

  /// With a comment, fill bytes and a table before the picture.
  package static func jpeg(width: UInt16, height: UInt16) -> Data {
    Data([0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC0, 0, 17, 8])
      + bytes(height) + bytes(width)
  }

  private static func bytes(_ number: some FixedWidthInteger) -> Data {
    withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }
}
