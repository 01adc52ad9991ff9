import SwiftUI

/// Everything that views can look like and hear, a page for each kind.
public struct LooksGalleryView: View {
  @State private var subject = Subject.text

  /// A gallery that is open at its first page.
  public init() {}

  /// The choice of a page, and the page.
  public var body: some View {
    VStack(spacing: 0) {
      Picker("Looks of", selection: $subject) {
        ForEach(Subject.allCases, id: \.self) { Text(verbatim: $0.rawValue) }
      }
      .padding(.vertical, 8)
      ScrollView {
        subject.page
          .padding()
          .frame(maxWidth: .infinity)
      }
    }
  }
}

/// A kind of looks.
enum Subject: String, CaseIterable {
  case text = "Text"
  case paint = "Paint"
  case shapes = "Shapes"
  case geometry = "Geometry"
  case gestures = "Gestures"
  case motion = "Motion"
  case symbols = "Symbols"
  case speech = "Speech"
  case charts = "Charts"

  @MainActor @ViewBuilder
  fileprivate var page: some View {
    switch self {
    case .text: TextLooks()
    case .paint: PaintLooks()
    case .shapes: ShapeLooks()
    case .geometry: GeometryLooks()
    case .gestures: GestureLooks()
    case .motion: MotionLooks()
    case .symbols: SymbolLooks()
    case .speech: SpeechLooks()
    case .charts: ChartLooks()
    }
  }
}

/// Something that is shown, and what it shows.
struct Sample<Content: View>: View {
  let name: String
  let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 6) {
      content.frame(minHeight: 44)
      Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

/// Samples in columns as wide as they need to be.
struct Samples<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 12)], spacing: 16) { content }
  }
}
