public import Foundation

/// A value that has a place in a chart: a number, a date, words, or what is made of one of these.
///
/// An enum of strings or numbers needs nothing but the name of the protocol:
///
///     enum City: String, Plottable { case oslo, rome }
public protocol Plottable {
  /// The number, date or words that stand for the value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// What stands for the value.
  var primitivePlottable: PrimitivePlottable { get }

  /// The value for which that stands, if there is one.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date, or words.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// What stands for the raw value.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  /// The value with that raw value.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let rawValue = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: rawValue)
  }
}

extension Never: PrimitivePlottableProtocol {
  /// There is no value.
  public var primitivePlottable: Never {
    switch self {}
  }

  /// There is no value.
  public init?(primitivePlottable: Never) { return nil }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}
