/// What a parent offers a child: a length for each direction, or none.
///
/// The four proposals with a meaning of their own: 0 asks for the least a child needs, infinity for
/// the most it would take, an unspecified length for what it would like best, any other length is
/// the room there is. A child may answer with any size; nobody makes it smaller.
///
/// An unspecified length is stored as one particular `nan`, so a proposal takes 16 bytes and two of
/// them compare as bits, which is what makes a cache of them cheap.
package struct Proposal: Hashable, Sendable {
  @usableFromInline var storedWidth: UInt64
  @usableFromInline var storedHeight: UInt64

  /// A proposal; `nan` becomes unspecified and a negative length 0.
  @inlinable package init(width: Double?, height: Double?) {
    storedWidth = Proposal.stored(width)
    storedHeight = Proposal.stored(height)
  }

  /// Exactly `size`.
  @inlinable package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// A proposal spelled from a stack's point of view: `main` along `axis`, `cross` across it.
  @inlinable package init(_ main: Double?, along axis: LayoutAxis, cross: Double?) {
    if axis == .horizontal {
      self.init(width: main, height: cross)
    } else {
      self.init(width: cross, height: main)
    }
  }

  /// Asks for the least a child needs.
  @inlinable package static var zero: Proposal { Proposal(width: 0, height: 0) }
  /// Asks for the most a child would take.
  @inlinable package static var infinity: Proposal { Proposal(width: .infinity, height: .infinity) }
  /// Asks for the size a child would like best.
  @inlinable package static var unspecified: Proposal { Proposal(width: nil, height: nil) }

  /// The width offered, if any.
  @inlinable package var width: Double? {
    get { Proposal.length(storedWidth) }
    set { storedWidth = Proposal.stored(newValue) }
  }

  /// The height offered, if any.
  @inlinable package var height: Double? {
    get { Proposal.length(storedHeight) }
    set { storedHeight = Proposal.stored(newValue) }
  }

  /// The length offered along `axis`, if any.
  @inlinable package subscript(axis: LayoutAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The size offered, with `size` standing in where nothing is.
  @inlinable package func replacingUnspecified(by size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  @inlinable static var none: UInt64 { Double.nan.bitPattern }

  @inlinable static func stored(_ length: Double?) -> UInt64 {
    guard let length, !length.isNaN else { return none }
    // Adding nothing turns -0 into 0, so that equal lengths are equal bits.
    return (max(0, length) + 0).bitPattern
  }

  @inlinable static func length(_ stored: UInt64) -> Double? {
    stored == none ? nil : Double(bitPattern: stored)
  }
}
