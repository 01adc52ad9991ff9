import Foundation
import PortableUI
import Testing
import ViewTesting

/// Where values lie between others.
@MainActor
struct GaugeTests {
  private struct Fuel: View {
    @State var level = 30.0

    var body: some View {
      Gauge(value: level, in: 0...120) {
        Text("Fuel")
      } currentValueLabel: {
        Text(verbatim: "\(Int(level)) l")
      } minimumValueLabel: {
        Text("E")
      } maximumValueLabel: {
        Text("F")
      }
      Button("Drive") { level -= 100 }
    }
  }

  @Test func `a line says how much of the way a value is, and shows the labels`() throws {
    let screen = Screen(Fuel())
    #expect(try screen.value(of: .progress("Fuel")) == "25%")
    #expect(screen.texts == ["Fuel", "E", "F", "30 l", "Drive"])
    let (line, low, high) = try (
      screen.frame(of: .progress("Fuel")), screen.frame(of: "E"), screen.frame(of: "F")
    )
    #expect(low.maxX < line.minX && line.maxX < high.minX)
    #expect(try screen.frame(of: .text("Fuel")).maxY <= line.minY)
  }

  @Test func `a value outside of the bounds is at their end`() throws {
    let screen = Screen(Fuel())
    try screen.tap("Drive")
    #expect(try screen.value(of: .progress("Fuel")) == "0%")
    #expect(try Screen(Fuel(level: 500)).value(of: .progress("Fuel")) == "100%")
  }

  @Test func `a round gauge shows its value in its middle and still has its name`() throws {
    let screen = Screen(VStack { Fuel() }.gaugeStyle(.accessoryCircularCapacity))
    #expect(!screen.exists(.text("Fuel")))
    let (ring, value) = try (
      screen.frame(of: .progress("Fuel")), screen.frame(of: "30 l")
    )
    #expect(ring.midX == value.midX && ring.midY == value.midY)
  }

  @Test func `an app's own style draws the value`() throws {
    struct Words: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(verbatim: "\(Int(configuration.value * 100)) of 100")
          configuration.maximumValueLabel
        }
      }
    }
    let screen = Screen(VStack { Fuel() }.gaugeStyle(Words()))
    #expect(screen.texts == ["Fuel", "25 of 100", "F", "Drive"])
  }
}
