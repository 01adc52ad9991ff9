// A chart of two cities, and a test that finds a bar by what is heard of it.

import PortableCharts
import PortableUI
import ViewTesting

struct Rain: Identifiable {
  let city: String
  let month: String
  let amount: Double
  var id: String { city + month }
}

struct RainChart: View {
  let rain: [Rain]
  @State private var month: String?

  var body: some View {
    Chart(rain) { rain in
      BarMark(x: .value("Month", rain.month), y: .value("Rain", rain.amount))
        .foregroundStyle(by: .value("City", rain.city))
    }
    .chartYAxis {
      AxisMarks(values: .automatic(desiredCount: 3)) { value in
        AxisGridLine()
        AxisValueLabel {
          if let amount = value.as(Int.self) { Text("\(amount) mm") }
        }
      }
    }
    .chartXSelection(value: $month)
  }
}

let screen = Screen(
  RainChart(rain: [
    Rain(city: "Oslo", month: "Jan", amount: 55),
    Rain(city: "Rome", month: "Jan", amount: 67),
  ]))
let heard = try screen.value(of: .image("Jan, Oslo"))
precondition(heard == "55")
precondition(screen.texts.contains("100 mm"))
// snippet.hide
await screen.close()
