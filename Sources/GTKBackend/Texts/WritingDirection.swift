extension String {
  /// Whether its first letter belongs to a script that is written from right to left.
  var beginsFromRight: Bool {
    for scalar in unicodeScalars {
      // Every letter before Hebrew, and most words begin with one.
      if scalar.value < 0x590, scalar.properties.isAlphabetic { return false }
      if scalar.isFromRight { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether it is in one of the blocks that are kept for scripts written from right to left.
  fileprivate var isFromRight: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      properties.isAlphabetic
    default: false
    }
  }
}
