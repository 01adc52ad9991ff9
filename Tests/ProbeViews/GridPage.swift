import Foundation
import PortableUI

/// Views in rows and columns that share their sizes, and views that give way where room is short.
struct GridPage: View {
  @State private var isNarrow = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      table
      blocks
      fitting
      Text("Placed").position(x: 60, y: 10).frame(height: 30).border(.red)
      Button("Narrow") { isNarrow.toggle() }
    }
    .padding()
  }

  private var table: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 6) {
      GridRow {
        Text("Name").gridColumnAlignment(.trailing)
        Text("Ada Lovelace").font(.title)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Profession")
        Text("Mathematician")
      }
      GridRow {
        Text("Everything that is known of her").gridCellColumns(2)
      }
    }
  }

  private var blocks: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        Color.red.frame(width: 40, height: 40)
        Color.green.frame(height: 40)
        Color.blue.frame(width: 80, height: 20)
      }
      GridRow(alignment: .bottom) {
        Color.orange.frame(width: 20, height: 20).gridCellAnchor(.topLeading)
        Color.purple.frame(height: 30).gridCellColumns(2)
      }
    }
    .frame(width: 300)
  }

  private var fitting: some View {
    ViewThatFits(in: .horizontal) {
      Text("Download the whole album")
      Text("Download")
      Text("Get")
    }
    .frame(width: isNarrow ? 80 : 300, alignment: .leading)
    .border(.gray)
  }
}
