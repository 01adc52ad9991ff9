import LayoutEngine

/// How far something is; or that it goes on, where nobody knows how far.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  @Environment(\.progressStyles) private var styles

  init(_ fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The part of `total` that `value` is, with labels made of views.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      part(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }
}

/// The part that is done, from 0 to 1.
private func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  guard let value else { return nil }
  guard total > 0 else { return 0 }
  return Double(min(1, max(0, value / total)))
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something that goes on, with a label made of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), currentValueLabel: EmptyView())
  }

  /// The part of `total` that `value` is, with a label made of views.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(part(value, of: total), label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something that goes on.
  public init() { self.init(nil, label: EmptyView(), currentValueLabel: EmptyView()) }

  /// The part of `total` that `value` is.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(part(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something that goes on, with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Something that goes on, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// The part of `total` that `value` is, with a title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// The part of `total` that `value` is, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view that a style was given, as the styles further out show it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, label: configuration.label ?? .nothing,
      currentValueLabel: configuration.currentValueLabel ?? .nothing)
  }
}

extension ProgressView: View {
  /// What the style makes of it: the desktop's are a round sign with the labels below it, and a bar
  /// between the labels.
  public var body: some View {
    Group {
      styles.show(configuration, at: \.progressStyles) {
        PlainProgress(appearance: $0, configuration: configuration)
      }
    }
    .layer(LayerContent(namesControl: true))
  }

  @MainActor
  private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : .init(erased: ErasedContent(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(erased: ErasedContent(currentValueLabel)))
  }
}

/// What the desktop shows of something that goes on.
struct PlainProgress: View {
  let appearance: ProgressAppearance?
  let configuration: ProgressViewStyleConfiguration

  private var isCircular: Bool {
    appearance.map { $0 == .circular } ?? (configuration.fractionCompleted == nil)
  }

  var body: some View {
    if isCircular {
      VStack {
        ProgressSign(fraction: configuration.fractionCompleted, isCircular: true)
        configuration.label
        configuration.currentValueLabel
      }
    } else {
      VStack(alignment: .leading) {
        configuration.label
        ProgressSign(fraction: configuration.fractionCompleted, isCircular: false)
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// What of a progress view moves.
struct ProgressSign {
  let fraction: Double?
  let isCircular: Bool
}

extension ProgressSign: View, PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<ProgressSign> { ProgressNode(self, at: place) }
}

final class ProgressNode: ElementNode<ProgressSign> {
  override func content() -> ElementContent {
    .shown(
      ProgressContent(
        fraction: view.fraction, isCircular: view.isCircular, tint: environment(TintKey.self),
        size: environment(ControlSizeKey.self)))
  }

  override func boxContent(of content: ElementContent) -> BoxContent {
    .leaf(StretchShape(axes: view.isCircular ? [] : .horizontal))
  }
}
