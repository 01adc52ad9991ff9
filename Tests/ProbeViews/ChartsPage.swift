import Foundation
import PortableCharts
import PortableUI

/// Numbers that the charts of the pages show.
enum ChartNumbers {
  struct Rain: Identifiable {
    let month: String
    let city: String
    let amount: Double
    var id: String { city + month }
  }

  static let rain: [Rain] = [("Oslo", [55, 41, 50, 48]), ("Rome", [67, 73, 58, 81])].flatMap {
    city, amounts in
    zip(["Jan", "Feb", "Mar", "Apr"], amounts).map { Rain(month: $0, city: city, amount: $1) }
  }

  static let wave: [Int] = Array(0...24)

  /// The first day of 2024, in no time zone but one.
  static let start = Date(timeIntervalSince1970: 1_704_067_200)

  static func day(_ number: Int) -> Date { start.addingTimeInterval(Double(number) * 86_400) }

  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}

/// Charts of every kind of mark.
struct ChartsPage: View {
  var body: some View {
    VStack(spacing: 10) {
      HStack(spacing: 14) {
        stacked
        beside
      }
      HStack(spacing: 14) {
        lines
        areas
      }
      HStack(spacing: 14) {
        points
        slices
      }
      HStack(spacing: 14) {
        heat
        rules
      }
    }
    .padding(8)
    .environment(\.locale, Locale(identifier: "en_US"))
    .environment(\.calendar, ChartNumbers.calendar)
    .environment(\.timeZone, .gmt)
  }

  private var stacked: some View {
    Chart(ChartNumbers.rain) { rain in
      BarMark(x: .value("Month", rain.month), y: .value("Rain", rain.amount))
        .foregroundStyle(by: .value("City", rain.city))
    }
  }

  private var beside: some View {
    Chart(ChartNumbers.rain) { rain in
      BarMark(x: .value("Rain", rain.amount), y: .value("Month", rain.month))
        .foregroundStyle(by: .value("City", rain.city))
        .position(by: .value("City", rain.city))
        .cornerRadius(3)
    }
    .chartLegend(position: .top, alignment: .center)
  }

  private var lines: some View {
    Chart(ChartNumbers.wave, id: \.self) { hour in
      LineMark(
        x: .value("Hour", hour), y: .value("Height", sin(Double(hour) / 4) * 3),
        series: .value("Sea", "a")
      )
      .interpolationMethod(.catmullRom)
      if hour.isMultiple(of: 4) {
        LineMark(
          x: .value("Hour", hour), y: .value("Height", cos(Double(hour) / 4) * 2),
          series: .value("Sea", "b")
        )
        .foregroundStyle(.orange)
        .lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 3]))
        .symbol(.diamond)
      }
    }
  }

  private var areas: some View {
    Chart(ChartNumbers.rain) { rain in
      AreaMark(
        x: .value("Month", rain.month), y: .value("Rain", rain.amount), stacking: .normalized
      )
      .foregroundStyle(by: .value("City", rain.city))
      .interpolationMethod(.monotone)
    }
    .chartForegroundStyleScale(["Oslo": Color.teal, "Rome": Color.indigo])
    .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
  }

  private var points: some View {
    Chart(ChartNumbers.wave, id: \.self) { index in
      PointMark(
        x: .value("Width", Double(index * 7 % 25)), y: .value("Height", Double(index * 11 % 19))
      )
      .foregroundStyle(by: .value("Kind", ["a", "b", "c"][index % 3]))
      .symbol(by: .value("Kind", ["a", "b", "c"][index % 3]))
    }
  }

  private var slices: some View {
    Chart(ChartNumbers.rain.prefix(4)) { rain in
      SectorMark(
        angle: .value("Rain", rain.amount), innerRadius: .ratio(0.55), angularInset: 1.5
      )
      .cornerRadius(4)
      .foregroundStyle(by: .value("Month", rain.month))
    }
    .chartLegend(position: .trailing)
    .chartBackground { _ in Text("194").bold() }
  }

  private var heat: some View {
    Chart(ChartNumbers.wave, id: \.self) { index in
      RectangleMark(
        x: .value("Hour", "\(index % 5 + 8)h"),
        y: .value("Day", ["Mo", "Tu", "We", "Th", "Fr"][index / 5])
      )
      .foregroundStyle(by: .value("Visits", index * 7 % 25))
    }
  }

  private var rules: some View {
    Chart {
      ForEach(0..<5) { day in
        RuleMark(
          x: .value("Day", ChartNumbers.day(day), unit: .day, calendar: ChartNumbers.calendar),
          yStart: .value("Low", 20 + day * 2), yEnd: .value("High", 40 + day * day))
        BarMark(
          x: .value("Day", ChartNumbers.day(day), unit: .day, calendar: ChartNumbers.calendar),
          yStart: .value("Open", 25 + day * 2), yEnd: .value("Close", 32 + day * 3), width: 10)
      }
      RuleMark(y: .value("Goal", 35))
        .foregroundStyle(.red)
        .annotation(position: .top, alignment: .leading) { Text("Goal").foregroundStyle(.red) }
    }
    .chartYScale(domain: .automatic(includesZero: false))
  }
}

/// Axes, scales and what stands beside marks.
struct ChartAxesPage: View {
  var body: some View {
    VStack(spacing: 10) {
      HStack(spacing: 14) {
        months
        logarithm
      }
      HStack(spacing: 14) {
        annotated
        titled
      }
      HStack(spacing: 14) {
        mirrored
        large
      }
      HStack(spacing: 14) {
        overlaid
        crowded
      }
    }
    .padding(8)
    .environment(\.locale, Locale(identifier: "en_US"))
    .environment(\.calendar, ChartNumbers.calendar)
    .environment(\.timeZone, .gmt)
  }

  private var months: some View {
    Chart(0..<6, id: \.self) { index in
      BarMark(
        x: .value(
          "Month", ChartNumbers.day(index * 31), unit: .month, calendar: ChartNumbers.calendar),
        y: .value("Sold", [12_000, 8_400, -3_000, 6_100, 15_250, 9_000][index])
      )
      .foregroundStyle(
        .linearGradient(colors: [.mint, .blue], startPoint: .bottom, endPoint: .top))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { value in
        AxisGridLine()
        AxisValueLabel {
          if let amount = value.as(Int.self) { Text("\(amount / 1_000)k") }
        }
      }
    }
  }

  private var logarithm: some View {
    Chart(0..<7, id: \.self) { index in
      LineMark(x: .value("Step", index), y: .value("Size", pow(8, Double(index))))
        .interpolationMethod(.stepEnd)
        .symbol(.circle)
    }
    .chartYScale(type: .log)
    .chartXScale(domain: [6, 0])
  }

  private var annotated: some View {
    Chart(ChartNumbers.rain.prefix(4)) { rain in
      BarMark(x: .value("Month", rain.month), y: .value("Rain", rain.amount))
        .annotation { Text(rain.amount, format: .number) }
        .cornerRadius(6)
    }
    .chartYAxis(.hidden)
    .chartYScale(domain: 0...70)
  }

  private var titled: some View {
    Chart(0..<8, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index * index))
        .symbol { Image(systemName: "star.fill") }
        .foregroundStyle(.orange)
    }
    .chartXAxisLabel("Seconds")
    .chartYAxisLabel("Metres", position: .leading)
    .chartPlotStyle { $0.background(.yellow.opacity(0.15)).border(.gray) }
  }

  private var mirrored: some View {
    Chart(ChartNumbers.rain) { rain in
      LineMark(x: .value("Month", rain.month), y: .value("Rain", rain.amount))
        .foregroundStyle(by: .value("City", rain.city))
        .symbol(by: .value("City", rain.city))
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .environment(\.layoutDirection, .rightToLeft)
  }

  private var large: some View {
    Chart(ChartNumbers.rain.prefix(4)) { rain in
      AreaMark(x: .value("Month", rain.month), y: .value("Rain", rain.amount))
        .foregroundStyle(.green.opacity(0.3))
      LineMark(x: .value("Month", rain.month), y: .value("Rain", rain.amount))
        .foregroundStyle(.green)
    }
    .dynamicTypeSize(.accessibility2)
  }

  private var overlaid: some View {
    Chart(0..<40, id: \.self) { index in
      LineMark(x: .value("Day", ChartNumbers.day(index)), y: .value("Steps", index * 37 % 23))
    }
    .chartOverlay { proxy in
      GeometryReader { room in
        if let frame = proxy.plotFrame, let x = proxy.position(forX: ChartNumbers.day(20)) {
          Rectangle().fill(.red).frame(width: 1, height: room[frame].height)
            .offset(x: room[frame].minX + x, y: room[frame].minY)
        }
      }
    }
  }

  private var crowded: some View {
    Chart(0..<30, id: \.self) { index in
      BarMark(x: .value("Name", "Name \(index)"), y: .value("Count", index + 3))
    }
    .chartYAxis { AxisMarks(preset: .inset, values: [10, 20, 30]) }
  }
}
