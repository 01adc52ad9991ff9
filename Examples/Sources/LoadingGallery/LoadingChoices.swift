import SwiftUI
import ViewStateController

/// A type of loading, taken apart into what can be chosen.
struct LoadingChoices {
  enum Kind: String, CaseIterable {
    case none = "None"
    case material = "Material"
    case over = "Over"
    case horizontal = "Horizontal"
    case vertical = "Vertical"
    case toolbar = "Toolbar"
    case custom = "Custom"
  }

  var kind = Kind.material
  var padding = 0.0
  var displaysIndicator = true
  var indicatorPadding = 8.0
  var cornerRadius = 8.0
  var opacity = 1.0
  var disablesInteraction = true
  var spacing = 8.0
  var side = LoadingModifierType.HorizontalOption.trailing
  var end = LoadingModifierType.VerticalOption.bottom
  var place = Place.center

  @MainActor
  var type: LoadingModifierType {
    switch kind {
    case .none: .none
    case .material:
      .material(
        padding: padding, displayIndicator: displaysIndicator, indicatorPadding: indicatorPadding,
        cornerRadius: cornerRadius, alignment: place.alignment)
    case .over:
      .overCurrentContent(
        padding: padding, displayIndicator: displaysIndicator, indicatorPadding: indicatorPadding,
        contentOpacity: opacity, disableInteraction: disablesInteraction,
        alignment: place.alignment)
    case .horizontal:
      .horizontal(
        option: side, contentOpacity: opacity, disableInteraction: disablesInteraction,
        alignment: place.alignment.vertical, spacing: spacing)
    case .vertical:
      .vertical(
        option: end, contentOpacity: opacity, disableInteraction: disablesInteraction,
        alignment: place.alignment.horizontal, spacing: spacing)
    case .toolbar: .toolbar(contentOpacity: opacity, disableInteraction: disablesInteraction)
    case .custom: .custom(Text("Something of its own").font(.title2).asAnyView())
    }
  }
}

/// Where something is in a view.
enum Place: String, CaseIterable {
  case topLeading = "Top leading"
  case top = "Top"
  case topTrailing = "Top trailing"
  case leading = "Leading"
  case center = "Center"
  case trailing = "Trailing"
  case bottomLeading = "Bottom leading"
  case bottom = "Bottom"
  case bottomTrailing = "Bottom trailing"

  var alignment: Alignment {
    switch self {
    case .topLeading: .topLeading
    case .top: .top
    case .topTrailing: .topTrailing
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    }
  }
}

/// The choices that the chosen kind has.
struct LoadingChoicesView: View {
  @Binding var choices: LoadingChoices

  var body: some View {
    CaseChoice("Type", $choices.kind)
    switch choices.kind {
    case .none, .custom: EmptyView()
    case .material:
      covering
      NumberChoice("Corner radius", $choices.cornerRadius, upTo: 40)
      CaseChoice("Alignment", $choices.place)
    case .over:
      covering
      dimming
      CaseChoice("Alignment", $choices.place)
    case .horizontal:
      CaseChoice("Option", $choices.side)
      CaseChoice("Alignment", $choices.place, of: [.top, .center, .bottom])
      NumberChoice("Spacing", $choices.spacing, upTo: 60)
      dimming
    case .vertical:
      CaseChoice("Option", $choices.end)
      CaseChoice("Alignment", $choices.place, of: [.leading, .center, .trailing])
      NumberChoice("Spacing", $choices.spacing, upTo: 60)
      dimming
    case .toolbar: dimming
    }
  }

  @ViewBuilder
  private var covering: some View {
    Toggle("Displays indicator", isOn: $choices.displaysIndicator)
    NumberChoice("Padding", $choices.padding, upTo: 40)
    NumberChoice("Indicator padding", $choices.indicatorPadding, upTo: 40)
  }

  @ViewBuilder
  private var dimming: some View {
    NumberChoice("Content opacity", $choices.opacity, upTo: 1)
    Toggle("Disables interaction", isOn: $choices.disablesInteraction)
  }
}
