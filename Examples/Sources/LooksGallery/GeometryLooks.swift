import SwiftUI

/// Where views stand.
struct GeometryLooks: View {
  @Namespace private var cards
  @State private var isMoved = false
  @State private var isUpright = false
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(spacing: 20) {
      Grid(alignment: .leading, horizontalSpacing: 16) {
        GridRow {
          Text("Name").bold()
          Text("Ada")
        }
        Divider()
        GridRow {
          Text("Born").bold()
          Text("1815")
        }
      }
      ViewThatFits {
        Text("This long sentence is shown where there is room for all of it").fixedSize()
        Text("A short one is shown else")
      }
      let layout = isUpright ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout {
        Color.red.frame(width: 40, height: 20)
        Color.green.frame(width: 40, height: 20)
      }
      Toggle("One below the other", isOn: $isUpright.animation()).fixedSize()
      HStack {
        if !isMoved { card }
        Spacer()
        if isMoved { card }
      }
      Button("Move the card") { withAnimation { isMoved.toggle() } }
      Text(verbatim: "\(Int(width)) points wide")
        .frame(maxWidth: .infinity)
        .background(.quaternary)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
      ZStack {
        Color.gray.opacity(0.2)
        Text("in a corner").position(x: 50, y: 14)
        Text("in front").padding(4).foregroundStyle(.black).background(.yellow).zIndex(1)
        Color.blue.frame(width: 90, height: 10)
      }
      .frame(height: 60)
    }
  }

  private var card: some View {
    RoundedRectangle(cornerRadius: 6).fill(.purple)
      .matchedGeometryEffect(id: "card", in: cards)
      .frame(width: 50, height: 32)
  }
}
