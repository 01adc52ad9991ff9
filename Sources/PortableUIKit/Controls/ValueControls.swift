public import Foundation
import LayoutEngine
import PortableUI

/// Switches something on and off.
@preconcurrency @MainActor
open class UISwitch: UIControl, SpeakingView {
  /// Whether it is on.
  open var isOn = false { didSet { if isOn != oldValue { looksChanged() } } }

  /// The colour while it is on.
  open var onTintColor: UIColor? { didSet { looksChanged() } }

  override class var looks: [AppearanceLook] {
    super.looks + [AppearanceLook(\UISwitch.onTintColor)]
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    priorities.hugging = .init(both: .defaultHigh)
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Switches it.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { naturalSize.roundedUp }

  /// A person switched it.
  private func take(_ isOn: Bool) {
    self.isOn = isOn
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func makeContent() -> AnyView? {
    let isOn = Binding(
      get: { [weak self] in self?.isOn ?? false }, set: { [weak self] in self?.take($0) })
    return AnyView(
      Toggle("", isOn: isOn).labelsHidden().toggleStyle(.switch).disabled(!isEnabled)
        .tint(onTintColor?.color(in: traitCollection)))
  }
}

/// Chooses a number by a place on a line.
@preconcurrency @MainActor
open class UISlider: UIControl, SpeakingView {
  /// The number.
  open var value: Float = 0 {
    didSet {
      let clamped = min(max(value, minimumValue), maximumValue)
      if clamped != value { value = clamped }
      if value != oldValue { looksChanged() }
    }
  }

  /// The least number.
  open var minimumValue: Float = 0 { didSet { boundsOfValueChanged() } }

  /// The largest number.
  open var maximumValue: Float = 1 { didSet { boundsOfValueChanged() } }

  /// Whether it tells of each place on the way.
  open var isContinuous = true

  /// The colour of the line before the place.
  open var minimumTrackTintColor: UIColor? { didSet { looksChanged() } }

  override class var looks: [AppearanceLook] {
    super.looks + [AppearanceLook(\UISlider.minimumTrackTintColor)]
  }

  /// Moves it.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func boundsOfValueChanged() {
    value = min(max(value, minimumValue), maximumValue)
    looksChanged()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: naturalSize.roundedUp.height)
  }

  /// A person moved it.
  private func take(_ value: Double) {
    self.value = Float(value)
    if isContinuous { sendActions(for: .valueChanged) }
  }

  override func makeContent() -> AnyView? {
    let value = Binding(
      get: { [weak self] in Double(self?.value ?? 0) }, set: { [weak self] in self?.take($0) })
    let range = Double(minimumValue)...Double(max(minimumValue, maximumValue))
    return AnyView(
      Slider(value: value, in: range) { [weak self] isEditing in
        if !isEditing, self?.isContinuous == false { self?.sendActions(for: .valueChanged) }
      }
      .disabled(!isEnabled).tint(minimumTrackTintColor?.color(in: traitCollection)))
  }
}

/// Makes a number larger or smaller, step by step.
@preconcurrency @MainActor
open class UIStepper: UIControl, SpeakingView {
  /// The number.
  open var value: Double = 0 {
    didSet {
      let clamped = min(max(value, minimumValue), maximumValue)
      if clamped != value { value = clamped }
      if value != oldValue { looksChanged() }
    }
  }

  /// The least number.
  open var minimumValue: Double = 0 { didSet { value = max(value, minimumValue) } }

  /// The largest number.
  open var maximumValue: Double = 100 { didSet { value = min(value, maximumValue) } }

  /// How much a step is.
  open var stepValue: Double = 1

  /// Whether it begins anew beyond its ends.
  open var wraps = false { didSet { if wraps != oldValue { looksChanged() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    priorities.hugging = .init(both: .defaultHigh)
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { naturalSize.roundedUp }

  private func step(by amount: Double) {
    var next = value + amount
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    let old = value
    value = next
    if value != old { sendActions(for: .valueChanged) }
  }

  override func makeContent() -> AnyView? {
    let canRise = wraps || value < maximumValue
    let canFall = wraps || value > minimumValue
    let rise: (() -> Void)? =
      canRise ? { [weak self] in self?.step(by: self?.stepValue ?? 0) } : nil
    let fall: (() -> Void)? =
      canFall ? { [weak self] in self?.step(by: -(self?.stepValue ?? 0)) } : nil
    return AnyView(
      Stepper("", onIncrement: rise, onDecrement: fall).labelsHidden().disabled(!isEnabled))
  }
}

/// Chooses one of a few, which stand side by side.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, SpeakingView {
  /// What stands for no choice.
  public nonisolated static let noSegment = -1

  private var titles: [String]

  /// One of `items`, each of which is a `String`.
  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    titles = []
    super.init(frame: frame)
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
  }

  /// The one that is chosen, or ``noSegment``.
  open var selectedSegmentIndex = noSegment {
    didSet { if selectedSegmentIndex != oldValue { looksChanged() } }
  }

  /// How many there are.
  open var numberOfSegments: Int { titles.count }

  /// The words of one.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Gives one other words.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    contentChanged()
  }

  /// Puts one more before that one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, segment), titles.count))
    contentChanged()
  }

  /// Takes one away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    if selectedSegmentIndex >= titles.count { selectedSegmentIndex = Self.noSegment }
    contentChanged()
  }

  /// Takes all away.
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = Self.noSegment
    contentChanged()
  }

  open override var intrinsicContentSize: CGSize { naturalSize.roundedUp }

  /// A person chose one.
  private func take(_ index: Int) {
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func makeContent() -> AnyView? {
    let chosen = Binding(
      get: { [weak self] in self?.selectedSegmentIndex ?? -1 },
      set: { [weak self] in self?.take($0) })
    return AnyView(
      Picker("", selection: chosen) {
        ForEach(titles.indices, id: \.self) { Text(verbatim: self.titles[$0]).tag($0) }
      }
      .pickerStyle(.segmented).labelsHidden().disabled(!isEnabled))
  }
}
