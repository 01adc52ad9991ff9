public import Foundation

extension Double: Animatable {
  /// The number itself moves.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// The number itself moves.
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  /// The number itself moves.
  public typealias AnimatableData = CGFloat
}

extension AnimatablePair: Animatable {
  /// Both move.
  public typealias AnimatableData = AnimatablePair<First, Second>
}

extension EmptyAnimatableData: Animatable {
  /// Nothing moves.
  public var animatableData: EmptyAnimatableData {
    get { self }
    // swift-format-ignore
    set {}
  }
}

extension CGPoint: Animatable {
  /// Both coordinates move.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Both lengths move.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The corner and the size move.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension UnitPoint: Animatable {
  /// Both parts move.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
