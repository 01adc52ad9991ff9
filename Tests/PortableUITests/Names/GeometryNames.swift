import Foundation
import PortableUI

extension NameProof {
  @MainActor private static var box: some View { Color.red.frame(width: 40, height: 20) }
  @MainActor private static var words: some View { TupleView(Text("A"), Text("Words")) }

  static let geometry: [NameProof] = containers + places + spaces + scrolling

  private static let containers: [NameProof] = [
    NameProof("VStack", words) { view in VStack(spacing: 30) { view } },
    NameProof("HStack", words) { view in HStack { view } },
    NameProof("Group(subviews:)", words) { view in
      Group(subviews: view) { subviews in subviews.dropFirst() }
    },
    NameProof("ForEach(subviews:)", words) { view in ForEach(subviews: view) { $0.padding() } },
    NameProof("ZStack", words) { view in ZStack { view } },
    NameProof("Grid", VStack { words }) { _ in
      Grid(horizontalSpacing: 40) { GridRow { words } }
    },
    NameProof("GridRow", Grid { words }) { _ in Grid { GridRow { words } } },
    NameProof("gridCellColumns", grid(Text("Long words"))) { _ in
      grid(Text("Long words").gridCellColumns(2))
    },
    NameProof("gridCellAnchor", grid(Text("I"))) { _ in
      grid(Text("I").gridCellAnchor(.bottomTrailing))
    },
    NameProof("gridColumnAlignment", grid(Text("I"))) { _ in
      grid(Text("I").gridColumnAlignment(.trailing))
    },
    NameProof("gridCellUnsizedAxes", grid(Color.red)) { _ in
      grid(Color.red.gridCellUnsizedAxes([.horizontal, .vertical]))
    },
    NameProof("ViewThatFits", Color.red.frame(width: 300, height: 9)) { wide in
      ViewThatFits {
        wide
        box
      }
    },
    NameProof("AnyLayout", HStack { words }) { _ in AnyLayout(VStackLayout())() { words } },
    NameProof("HStackLayout", VStack { words }) { _ in HStackLayout()() { words } },
    NameProof("VStackLayout", HStack { words }) { _ in VStackLayout()() { words } },
    NameProof("ZStackLayout", HStack { words }) { _ in ZStackLayout()() { words } },
    NameProof("GridLayout", HStack { words }) { _ in GridLayout()() { words } },
    NameProof("LazyVGrid", VStack { words }) { _ in
      LazyVGrid(columns: [GridItem(), GridItem()]) { words }
    },
    NameProof("LazyHGrid", VStack { words }) { _ in
      LazyHGrid(rows: [GridItem(), GridItem()]) { words }
    },
    NameProof("Spacer", HStack { words }) { _ in
      HStack {
        Spacer()
        words
      }
    },
    NameProof("Divider", VStack { words }) { _ in
      VStack {
        words
        Divider()
      }
    },
  ]

  private static let places: [NameProof] = [
    NameProof("frame", Color.red) { $0.frame(width: 20) },
    NameProof("frame(maxWidth:)", Text("A").background(.red)) { _ in
      Text("A").frame(maxWidth: .infinity).background(.red)
    },
    NameProof("padding", Color.red) { $0.padding() },
    NameProof("safeAreaPadding", Color.red) { $0.safeAreaPadding() },
    NameProof("scenePadding", Color.red) { $0.scenePadding() },
    NameProof("containerRelativeFrame", Color.red) {
      $0.containerRelativeFrame(.horizontal, count: 2, spacing: 4)
    },
    NameProof("fixedSize", Color.red) { $0.fixedSize() },
    NameProof("aspectRatio", Color.red) { $0.aspectRatio(2, contentMode: .fit) },
    NameProof("scaledToFit", Color.red.frame(height: 90)) { $0.scaledToFit().padding() },
    NameProof("position", box) { $0.position(x: 30, y: 30) },
    NameProof("layoutPriority", HStack { TupleView(long, long) }) { _ in
      HStack {
        long
        long.layoutPriority(1)
      }
    },
    NameProof("zIndex", ZStack { colors }) { _ in
      ZStack {
        Color.blue.frame(width: 30, height: 30).zIndex(1)
        colors
      }
    },
    NameProof("alignmentGuide", VStack(alignment: .leading) { words }) { _ in
      VStack(alignment: .leading) { words.alignmentGuide(.leading) { $0.width } }
    },
    NameProof("safeAreaInset", Color.red) { $0.safeAreaInset(edge: .bottom) { Text("A") } },
    NameProof("contentMargins", ScrollView { Text("A") }) { $0.contentMargins(.all, 30) },
  ]

  private static let spaces: [NameProof] = [
    NameProof("GeometryReader", Text("A")) { _ in
      GeometryReader { Text("\(Int($0.size.width))") }
    },
    NameProof("GeometryProxy.frame", Text("A")) { _ in
      GeometryReader { Text("\(Int($0.frame(in: .global).maxX))") }
    },
    NameProof("coordinateSpace", Reading().padding(9)) { _ in
      Reading().coordinateSpace(.named("room")).padding(9)
    },
    NameProof("coordinateSpace(name:)", Reading().padding(9)) { _ in
      Reading().coordinateSpace(name: "room").padding(9)
    },
    NameProof("onGeometryChange", Measured(isMeasured: false)) { _ in Measured(isMeasured: true) },
    NameProof("preference", Told(isTold: false)) { _ in Told(isTold: true) },
    NameProof("matchedGeometryEffect", Matched(isMatched: false)) { _ in Matched(isMatched: true) },
  ]

  private static let scrolling: [NameProof] = [
    NameProof("defaultScrollAnchor", rows) { $0.defaultScrollAnchor(.bottom) },
    NameProof("defaultScrollAnchor(_:for:)", ScrollView { Text("A") }) {
      $0.defaultScrollAnchor(.bottom, for: .alignment)
    },
    NameProof("scrollPosition", rows) { $0.scrollPosition(.constant(ScrollPosition(y: 40))) },
    NameProof("scrollPosition(id:)", rows) { $0.scrollPosition(id: .constant(20), anchor: .top) },
    NameProof("onScrollGeometryChange", Scrolled(isTold: false)) { _ in Scrolled(isTold: true) },
    NameProof("onScrollVisibilityChange", Sighted(isTold: false)) { _ in Sighted(isTold: true) },
  ]

  @MainActor private static var rows: some View {
    ScrollView { ForEach(0..<30) { Text("Row \($0)") } }.frame(height: 90)
  }

  @MainActor private static var long: some View {
    Text("Many words that need more room than there is.")
  }
  @MainActor private static var colors: some View { Color.red.frame(width: 40, height: 40) }

  @MainActor private static func grid(_ cell: some View) -> some View {
    Grid {
      GridRow {
        cell
        Text("One")
      }
      GridRow {
        Text("Two\nlines")
        Text("Three")
      }
    }
  }
}

/// Says where it is in the room called so, which is not the window's where that is named.
private struct Reading: View {
  var body: some View {
    GeometryReader { Text("\(Int($0.frame(in: .named("room")).minX))") }.padding(20)
  }
}

private struct Measured: View {
  let isMeasured: Bool
  @State private var width = 0.0

  var body: some View {
    VStack {
      Text("\(Int(width))")
      if isMeasured {
        Color.red.onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
      } else {
        Color.red
      }
    }
  }
}

private struct Told: View {
  struct Key: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  let isTold: Bool
  @State private var number = 0

  var body: some View {
    VStack {
      Text("\(number)")
      Color.red.preference(key: Key.self, value: isTold ? 3 : 0)
    }
    .onPreferenceChange(Key.self) { number = $0 }
  }
}

private struct Matched: View {
  let isMatched: Bool
  @Namespace private var room

  var body: some View {
    HStack {
      Color.red.frame(width: 40, height: 90).matchedGeometryEffect(id: "a", in: room)
      if isMatched {
        Color.blue.matchedGeometryEffect(id: "a", in: room, isSource: false)
      } else {
        Color.blue
      }
    }
  }
}

private struct Scrolled: View {
  let isTold: Bool
  @State private var height = 0.0

  var body: some View {
    Text("\(Int(height))")
    if isTold {
      area.onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { height = $1 }
    } else {
      area
    }
  }

  private var area: some View { ScrollView { Color.red.frame(height: 900) } }
}

private struct Sighted: View {
  let isTold: Bool
  @State private var isSeen = false

  var body: some View {
    Text(isSeen ? "seen" : "not seen")
    ScrollView {
      if isTold {
        Color.red.frame(height: 90).onScrollVisibilityChange { isSeen = $0 }
      } else {
        Color.red.frame(height: 90)
      }
    }
  }
}
