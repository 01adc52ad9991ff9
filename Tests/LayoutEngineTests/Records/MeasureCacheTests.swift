import LayoutEngine
import Testing

struct MeasureCacheTests {
  private let size = Size(width: 30, height: 20)

  private func cache(_ asked: Proposal, _ size: Size) -> MeasureCache {
    var cache = MeasureCache()
    cache.store(size, for: asked)
    return cache
  }

  @Test func `the last four answers are known, the one before is not`() {
    var cache = MeasureCache()
    for width in 1...5 {
      let width = Double(width)
      cache.store(Size(width: width, height: 0), for: Proposal(width: width, height: nil))
    }
    #expect(cache.size(for: Proposal(width: 1, height: nil)) == nil)
    for width in 2...5 {
      let width = Double(width)
      #expect(cache.size(for: Proposal(width: width, height: nil))?.width == width)
    }
  }

  @Test func `an empty cache knows nothing, not even of nothing`() {
    #expect(MeasureCache().isEmpty)
    #expect(MeasureCache().size(for: .zero) == nil)
    #expect(MeasureCache().size(for: .zero, reuse: .hugging) == nil)
  }

  @Test func `a cleared cache is empty`() {
    var cache = cache(.zero, size)
    cache.clear()
    #expect(cache.isEmpty)
    #expect(cache.size(for: .zero) == nil)
  }

  @Test func `a container's answer stands for its own proposal only`() {
    let cache = cache(Proposal(width: 100, height: nil), size)
    #expect(cache.size(for: Proposal(width: 100, height: nil)) == size)
    #expect(cache.size(for: Proposal(width: 99, height: nil)) == nil)
  }

  @Test(arguments: [(100.0, true), (30, true), (64, true), (29, false), (101, false)])
  func `a leaf's answer stands for what lies between offer and answer`(
    _ width: Double, _ isKnown: Bool
  ) {
    let cache = cache(Proposal(width: 100, height: nil), size)
    let known = cache.size(for: Proposal(width: width, height: nil), reuse: .settled)
    #expect((known != nil) == isKnown)
  }

  @Test(arguments: [(0.0, true), (30, true), (12, true), (31, false)])
  func `a leaf that took more than offered stands for all up to what it took`(
    _ width: Double, _ isKnown: Bool
  ) {
    let cache = cache(Proposal(width: 0, height: nil), size)
    let known = cache.size(for: Proposal(width: width, height: nil), reuse: .settled)
    #expect((known != nil) == isKnown)
  }

  @Test func `both directions must be covered`() {
    let cache = cache(Proposal(width: 100, height: 100), size)
    #expect(cache.size(for: Proposal(width: 50, height: 10), reuse: .settled) == nil)
    #expect(cache.size(for: Proposal(width: 50, height: 20), reuse: .settled) == size)
  }

  @Test func `the ideal size of what never grows stands for all larger offers`() {
    let cache = cache(.unspecified, size)
    #expect(cache.size(for: Proposal(width: 500, height: 20), reuse: .hugging) == size)
    #expect(cache.size(for: .infinity, reuse: .hugging) == size)
    #expect(cache.size(for: Proposal(width: 29, height: nil), reuse: .hugging) == nil)
    #expect(cache.size(for: .infinity, reuse: .settled) == nil)
  }

  @Test func `a wrapped text's answer stands for any height offered`() {
    let cache = cache(Proposal(width: 100, height: 5), size)
    #expect(cache.size(for: Proposal(width: 60, height: nil), reuse: .wrapping) == size)
    #expect(cache.size(for: Proposal(width: 20, height: 5), reuse: .wrapping) == nil)
  }

  @Test func `what has one size only has it for every offer`() {
    let cache = cache(Proposal(width: 100, height: 5), size)
    #expect(cache.size(for: .unspecified, reuse: .rigid) == size)
    #expect(cache.size(for: .zero, reuse: .rigid) == size)
    #expect(MeasureCache().size(for: .zero, reuse: .rigid) == nil)
  }

  @Test func `an endless offer tells the ideal size of what never grows`() {
    let cache = cache(.infinity, size)
    #expect(cache.size(for: .unspecified, reuse: .hugging) == size)
    #expect(cache.size(for: .unspecified, reuse: .settled) == nil)
  }

  @Test func `a finite offer does not tell the ideal size`() {
    let cache = cache(Proposal(width: 100, height: 100), size)
    #expect(cache.size(for: .unspecified, reuse: .hugging) == nil)
  }
}
