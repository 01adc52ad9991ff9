import Foundation
import ViewPlatform

/// What a type of loading makes of a view. Whatever the type, a view is modified in the same way with
/// other numbers, so that it stays the same view when a loading begins and ends.
struct LoadingLook {
  var padding: CGFloat = 0
  var contentOpacity = 1.0

  /// Whether nothing in the view can be operated, by pointer or by keys.
  var isDisabled = false

  /// How round the pane over the view is, if there is one.
  var paneRadius: CGFloat?

  /// Where in front of the view the indicator is, if it is there.
  var indicatorOver: Alignment?
  var indicatorPadding: CGFloat = 0

  /// Beside which edge of the view the indicator is, if it is there.
  var indicatorBeside: Edge?
  var arrangement = IndicatorLayout()

  /// Whether the indicator is in the window's bar.
  var isInBar = false

  /// What is there instead of the view.
  var replacement: AnyView?

  /// The view as it is.
  init() {}

  init(_ type: LoadingModifierType) {
    switch type {
    case .none: break
    case .material(
      let padding, let displayIndicator, let indicatorPadding, let cornerRadius, let alignment):
      self.padding = padding
      paneRadius = cornerRadius
      isDisabled = true
      self.indicatorPadding = indicatorPadding
      if displayIndicator { indicatorOver = alignment }
    case .overCurrentContent(
      let padding, let displayIndicator, let indicatorPadding, let opacity, let disableInteraction,
      let alignment):
      self.padding = padding
      self.indicatorPadding = indicatorPadding
      if displayIndicator { indicatorOver = alignment }
      dim(to: opacity, disableInteraction)
    case .horizontal(
      let option, let opacity, let disableInteraction, let alignment, let spacing):
      indicatorBeside = option == .leading ? .leading : .trailing
      arrangement = IndicatorLayout(axis: .horizontal, spacing: spacing, vertical: alignment)
      dim(to: opacity, disableInteraction)
    case .vertical(let option, let opacity, let disableInteraction, let alignment, let spacing):
      indicatorBeside = option == .top ? .top : .bottom
      arrangement = IndicatorLayout(axis: .vertical, spacing: spacing, horizontal: alignment)
      dim(to: opacity, disableInteraction)
    case .toolbar(let opacity, let disableInteraction):
      isInBar = true
      dim(to: opacity, disableInteraction)
    case .custom(let view): replacement = view
    }
  }

  private mutating func dim(to opacity: CGFloat, _ disableInteraction: Bool) {
    contentOpacity = Double(opacity)
    isDisabled = disableInteraction
  }
}

// MARK: Among rows

extension LoadingLook {
  /// At which end of the rows the indicator is, as one of them, if it is there.
  var indicatorRow: VerticalEdge? {
    switch (indicatorOver, indicatorBeside) {
    case (let place?, _): place.vertical == .top ? .top : .bottom
    case (_, let edge?): edge == .top || edge == .leading ? .top : .bottom
    case (nil, nil): isInBar ? .bottom : nil
    }
  }

  /// Where in its row the indicator is.
  var rowAlignment: Alignment {
    switch indicatorBeside {
    case .leading: .leading
    case .trailing: .trailing
    case .top, .bottom: Alignment(horizontal: arrangement.horizontal, vertical: .center)
    case nil: indicatorOver ?? .center
    }
  }
}
