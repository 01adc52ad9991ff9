import Charts
import Foundation
import SwiftUI

/// Numbers as pictures.
struct ChartLooks: View {
  private struct Rain: Identifiable {
    let month: String
    let city: String
    let amount: Double
    var id: String { city + month }
  }

  private let rain = [("Oslo", [55.0, 41, 50]), ("Rome", [67, 73, 58])].flatMap { city, amounts in
    zip(["Jan", "Feb", "Mar"], amounts).map { Rain(month: $0, city: city, amount: $1) }
  }

  var body: some View {
    VStack(spacing: 24) {
      Chart(rain) {
        BarMark(x: .value("Month", $0.month), y: .value("Rain", $0.amount))
          .foregroundStyle(by: .value("City", $0.city))
      }
      .frame(height: 180)
      Chart(rain) {
        LineMark(x: .value("Month", $0.month), y: .value("Rain", $0.amount))
          .foregroundStyle(by: .value("City", $0.city))
          .symbol(by: .value("City", $0.city))
      }
      .frame(height: 180)
      Chart(rain.filter { $0.city == "Rome" }) {
        SectorMark(angle: .value("Rain", $0.amount), innerRadius: .ratio(0.5))
          .foregroundStyle(by: .value("Month", $0.month))
      }
      .frame(height: 180)
      Chart(0..<366, id: \.self) { day in
        AreaMark(x: .value("Day", day), y: .value("Light", daylight(on: day)))
          .foregroundStyle(.orange.gradient)
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 90)
      .frame(height: 180)
    }
  }

  /// The hours of a day of the year in which there is light.
  private func daylight(on day: Int) -> Double { 12 - 5 * cos(Double(day + 10) * .pi / 183) }
}
