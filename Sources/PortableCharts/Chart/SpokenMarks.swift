import Foundation
import PortableUI

/// What is heard of the marks of a chart: each of them, or where there are many each series.
struct SpokenMarks {
  struct Spoken {
    let id: Int
    /// The mark whose place it has; `nil` for all of the plot.
    let index: Int?
    let label: Text
    let value: Text
    let identifier: String?
  }

  /// From so many on nobody would listen to all.
  static let most = 100

  let all: [Spoken]

  init(_ model: ChartModel, _ values: EnvironmentValues) {
    let words = MarkWords(model: model, values: values)
    let heard = model.marks.indices.filter { !model.marks[$0].style.isHidden }
    if heard.count <= Self.most {
      all = heard.compactMap { words.spoken(of: $0) }
    } else {
      all = words.spoken(ofAll: heard)
    }
  }
}

/// Says marks in words.
private struct MarkWords {
  let model: ChartModel
  let values: EnvironmentValues

  func spoken(of index: Int) -> SpokenMarks.Spoken? {
    let mark = model.marks[index]
    let style = mark.style
    let (base, told) = parts(of: mark)
    let name = [base, group(of: mark)].compactMap { $0 }.filter { !$0.isEmpty }
    let label =
      style.label ?? (name.isEmpty ? title(of: mark) : Text(verbatim: name.joined(separator: ", ")))
    guard let label else { return nil }
    return SpokenMarks.Spoken(
      id: index, index: index, label: label, value: style.value ?? Text(verbatim: told ?? ""),
      identifier: style.identifier)
  }

  /// One for each series, with how many marks it has, and from what to what they go.
  func spoken(ofAll heard: [Int]) -> [SpokenMarks.Spoken] {
    var groups: [String: (first: Int, count: Int, least: Datum?, most: Datum?)] = [:]
    var order: [String] = []
    for index in heard {
      let mark = model.marks[index]
      let name = group(of: mark) ?? ""
      var group = groups[name] ?? (index, 0, nil, nil)
      if group.count == 0 { order.append(name) }
      group.count += 1
      if let datum = counted(of: mark), let amount = datum.amount {
        if group.least?.amount.map({ amount < $0 }) ?? true { group.least = datum }
        if group.most?.amount.map({ amount > $0 }) ?? true { group.most = datum }
      }
      groups[name] = group
    }
    return order.prefix(SpokenMarks.most).compactMap { name in
      guard let group = groups[name] else { return nil }
      let mark = model.marks[group.first]
      let label = name.isEmpty ? title(of: mark) ?? Text(verbatim: "") : Text(verbatim: name)
      let ends = [group.least, group.most].compactMap { $0?.words(in: values) }
      let count = group.count.formatted(.number.locale(values.locale))
      return SpokenMarks.Spoken(
        id: group.first, index: nil, label: label,
        value: Text(verbatim: "\(count): \(ends.joined(separator: " – "))"), identifier: nil)
    }
  }

  /// What the mark stands for, and what it says of that.
  private func parts(of mark: Mark) -> (base: String?, told: String?) {
    if let angle = mark.form.angle { return (nil, words(angle.span)) }
    let isSwapped = countsAcross(mark)
    let (base, counted) = isSwapped ? (mark.y, mark.x) : (mark.x, mark.y)
    if let told = mark.told { return (words(base), words(Span(told))) }
    guard let said = words(counted) else { return (nil, words(base)) }
    return (words(base), said)
  }

  private func counted(of mark: Mark) -> Datum? {
    if let angle = mark.form.angle { return angle.span.upper }
    return mark.told ?? (countsAcross(mark) ? mark.x : mark.y)?.ends?.upper
  }

  /// Whether the x axis says what the mark has to tell.
  private func countsAcross(_ mark: Mark) -> Bool {
    if mark.told != nil {
      if case .between = mark.x?.place { return true }
      return false
    }
    return model.y?.isContinuous == false && model.x?.isContinuous == true
  }

  private func words(_ position: Position?) -> String? {
    switch position?.place {
    case .at(let span): words(span)
    case .between(let start, let end): words(Span(start, end))
    case .points, nil: nil
    }
  }

  private func words(_ span: Span) -> String {
    if span.isPoint { return span.lower.words(in: values) }
    if case .date(let start) = span.lower, case .date(let end) = span.upper {
      return span.lower.words(in: values, step: Self.step(from: start, to: end))
    }
    return "\(span.lower.words(in: values)) – \(span.upper.words(in: values))"
  }

  /// The unit of the calendar that lasts so long.
  private static func step(from start: Double, to end: Double) -> DateStep? {
    let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]
    let unit = units.first { DateStep.seconds(of: $0) * 0.9 <= end - start }
    return unit.map { DateStep(unit: $0, count: 1) }
  }

  private func group(of mark: Mark) -> String? {
    let datum =
      mark.style.foregroundBy?.datum ?? mark.style.symbolBy?.datum
      ?? mark.style.lineBy?.datum ?? mark.series ?? mark.style.dodge?.datum
    guard let datum, case .category(let words) = datum else { return nil }
    // Said already, where every value has a colour of its own.
    return mark.x?.span?.lower == datum || mark.y?.span?.lower == datum ? nil : words
  }

  /// What the value of the mark is called.
  private func title(of mark: Mark) -> Text? {
    if let angle = mark.form.angle { return angle.label }
    return mark.y?.label ?? mark.x?.label
  }
}

/// A mark to assistive technologies.
struct SpokenMarkView: View {
  let mark: SpokenMarks.Spoken

  /// Whether the plot around wants to know what the pointer is at.
  let hearsPointer: Bool

  var body: some View {
    if let identifier = mark.identifier {
      element.accessibilityIdentifier(identifier)
    } else {
      element
    }
  }

  private var element: some View {
    touched
      .accessibilityElement()
      .accessibilityLabel(mark.label)
      .accessibilityValue(mark.value)
      .accessibilityAddTraits(.isImage)
  }

  /// Who points at a mark points at this, and so at the plot around it.
  @ViewBuilder
  private var touched: some View {
    if hearsPointer {
      Color.clear.contentShape(Rectangle()).onHover { _ in }
    } else {
      Color.clear
    }
  }
}
