/// Something that has numbers which may move, so that it can be anywhere between two of its values.
///
/// Shapes are: give one an `animatableData`, and its outline moves where it is animated.
public protocol Animatable {
  /// The type of what moves.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// What moves.
  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing moves.
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    // swift-format-ignore
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself moves.
  public nonisolated var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}
