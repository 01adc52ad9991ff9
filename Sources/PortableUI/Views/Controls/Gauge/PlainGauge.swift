import Foundation

/// What the desktop shows of a gauge. What it is called is its label, and no other words beside it.
struct PlainGauge: View {
  let appearance: GaugeAppearance
  let configuration: GaugeStyleConfiguration

  var body: some View {
    switch appearance {
    case .linear:
      VStack(alignment: .leading) {
        configuration.label
        line(.bar)
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary).aside()
      }
    case .accessoryLinear: line(.dot).background { UnseenLabel(label: configuration.label) }
    case .accessoryLinearCapacity:
      VStack(alignment: .leading, spacing: 2) {
        configuration.label.font(.caption)
        line(.bar)
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary).aside()
      }
    case .accessoryCircular:
      round(.arc).overlay(alignment: .bottom) {
        HStack(spacing: 4) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
        .font(.caption2).foregroundStyle(.secondary).aside()
      }
    case .accessoryCircularCapacity: round(.ring)
    }
  }

  private func line(_ look: GaugeLook) -> some View {
    HStack {
      configuration.minimumValueLabel.font(.caption).aside()
      GaugeSign(fraction: configuration.value, look: look)
      configuration.maximumValueLabel.font(.caption).aside()
    }
  }

  private func round(_ look: GaugeLook) -> some View {
    GaugeSign(fraction: configuration.value, look: look)
      .overlay { configuration.currentValueLabel.aside() }
      .background { UnseenLabel(label: configuration.label) }
  }
}

nonisolated extension View {
  /// Words that are no part of what the gauge is called.
  fileprivate func aside() -> some View { layer(LayerContent(isAside: true)) }
}
