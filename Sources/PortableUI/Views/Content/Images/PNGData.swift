import CLinkedBackend
public import Foundation

extension UIImage {
  /// The picture as PNG: what it was made of, where that is PNG, else drawn anew by the backend that the
  /// program is linked with. `nil` for a symbol, for what is no picture, and where nothing can draw it.
  public func pngData() -> Data? {
    guard let data = bytes else { return nil }
    if ImageFormat(data) == .png { return data }
    guard let write = linked_png_writer() else { return nil }
    return data.withUnsafeBytes { bytes -> Data? in
      guard let start = bytes.baseAddress else { return nil }
      var count: UInt = 0
      guard let png = write(start, UInt(bytes.count), &count) else { return nil }
      return Data(bytesNoCopy: png, count: Int(count), deallocator: .free)
    }
  }

  private var bytes: Data? {
    switch source {
    case .loaded(let picture): picture.data
    case .file(let path): FileManager.default.contents(atPath: path)
    case .set(let set):
      FileManager.default.contents(atPath: set.path(isDark: false, scale: Double(scale)))
    case .symbol, .missing: nil
    }
  }
}
