import Foundation

/// Elements that have the same bits are the same. That is seen many times faster than by asking each of
/// them, through a type that is not known here.
extension ContiguousArray {
  /// How many elements at the start have the same bits in both, counted in blocks.
  func sameBitsInFront(of other: ContiguousArray) -> Int {
    sameBits(as: other, most: Swift.min(count, other.count)) { done, _ in (done, done) }
  }

  /// How many of the last `most` elements have the same bits in both, counted in blocks.
  func sameBitsBehind(of other: ContiguousArray, most: Int) -> Int {
    let (end, otherEnd) = (count, other.count)
    return sameBits(as: other, most: most) { done, length in
      (end - done - length, otherEnd - done - length)
    }
  }

  /// How many of `most` elements have the same bits, block by block; `start` says where a block begins in
  /// both, after so many elements.
  private func sameBits(
    as other: ContiguousArray, most: Int, start: (_ done: Int, _ length: Int) -> (Int, Int)
  ) -> Int {
    let stride = MemoryLayout<Element>.stride
    return withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        guard let one = one.baseAddress, let other = other.baseAddress else { return 0 }
        var done = 0
        for size in [1024, 32, 1] {
          while done + size <= most {
            let (first, second) = start(done, size)
            if memcmp(one + first * stride, other + second * stride, size * stride) != 0 { break }
            done += size
          }
        }
        return done
      }
    }
  }
}
