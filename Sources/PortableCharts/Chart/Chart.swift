public import PortableUI

/// Data as a picture: bars, lines, areas, points, slices, along axes with their values.
///
///     Chart(months) { month in
///       BarMark(x: .value("Month", month.name), y: .value("Rain", month.rain))
///     }
///
/// Scales, axes and a legend are made of the data, as far as nothing else is said. The chart takes all the room
/// there is. Assistive technologies find each mark as a picture that is called what it stands for, and has the
/// value that it shows: `"Jan"`, `"12"`. Where there are more than a hundred, they find each series.
public struct Chart<Content: ChartContent> {
  private let content: Content

  /// A chart of the marks that `content` builds.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart of marks for each element, told apart by the property at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// A chart of marks for each element, told apart by the element's own identity.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data, content: content)
  }
}

extension Chart: View {
  /// The plot, with what stands around it.
  public var body: some View { ChartFrame(marks: marks) }

  @MainActor private var marks: [Mark] {
    var marks: [Mark] = []
    content.gather(into: &marks)
    return marks
  }
}
