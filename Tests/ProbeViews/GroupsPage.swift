import Foundation
import PortableUI

/// Groups of controls, gauges of each style, and colours that are chosen.
struct GroupsPage: View {
  @State private var presses = 0
  @State private var level = 0.3
  @State private var color = Color(red: 0.2, green: 0.6, blue: 0.4)

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        ControlGroup {
          Button("Back") { presses -= 1 }
          Button("Home") { presses = 0 }
          Button("Forward") { presses += 1 }
        }
        ControlGroup("More") {
          Button("Twice") { presses += 2 }
          Button("Thrice") { presses += 3 }
        }
        .controlGroupStyle(.menu)
        Text(verbatim: "\(presses)")
      }
      gauge.gaugeStyle(.automatic)
      gauge.gaugeStyle(.accessoryLinear).tint(.orange)
      HStack(spacing: 24) {
        gauge.gaugeStyle(.accessoryCircular)
        gauge.gaugeStyle(.accessoryCircularCapacity).tint(.green)
        gauge.gaugeStyle(.accessoryLinearCapacity)
      }
      Slider(value: $level) { Text("Level") }
      ColorPicker("Colour", selection: $color)
      color.frame(height: 20)
    }
    .padding()
  }

  private var gauge: some View {
    Gauge(value: level) {
      Text("Fuel")
    } currentValueLabel: {
      Text(verbatim: "\(Int((level * 100).rounded()))%")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
  }
}
