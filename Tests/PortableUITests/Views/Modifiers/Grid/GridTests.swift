import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct GridTests {
  private func block(_ name: String, _ width: CGFloat?, _ height: CGFloat?) -> some View {
    Color.red.accessibilityLabel(name).frame(width: width, height: height)
  }

  private func frames(
    of names: [String], in grid: some View, width: CGFloat = 300
  ) throws -> [CGRect] {
    let screen = Screen(
      grid.frame(width: width, height: 400, alignment: .topLeading),
      size: CGSize(width: width, height: 400))
    return try names.map { try screen.frame(of: .named($0)) }
  }

  @Test func `a column is as wide as its widest view, and a row as high as its highest`() throws {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
      GridRow {
        block("A", 30, 10)
        block("B", 20, 40)
      }
      GridRow {
        block("C", 50, 10)
        block("D", 20, 10)
      }
    }
    #expect(
      try frames(of: ["A", "B", "C", "D"], in: grid) == [
        CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 60, y: 0, width: 20, height: 40),
        CGRect(x: 0, y: 45, width: 50, height: 10), CGRect(x: 60, y: 45, width: 20, height: 10),
      ])
  }

  @Test func `views stand in their cells by the grid, the row, the column and themselves`() throws {
    let grid = Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        block("wide", 100, 10)
        block("high", 10, 100)
      }
      GridRow(alignment: .top) {
        block("top", 10, 10)
        block("high too", 10, 50)
      }
      GridRow {
        block("anchored", 10, 10).gridCellAnchor(.topLeading)
        block("leading", 4, 20).gridColumnAlignment(.leading)
      }
    }
    let names = ["wide", "top", "anchored", "leading"]
    #expect(
      try frames(of: names, in: grid).map(\.origin) == [
        CGPoint(x: 0, y: 90), CGPoint(x: 90, y: 100), CGPoint(x: 0, y: 150),
        CGPoint(x: 100, y: 150),
      ])
  }

  @Test func `a row's texts stand on one line`() throws {
    let grid = Grid(alignment: .leadingFirstTextBaseline) {
      GridRow {
        Text("small")
        Text("large").font(.largeTitle)
      }
    }
    let row = HStack(alignment: .firstTextBaseline) {
      Text("small")
      Text("large").font(.largeTitle)
    }
    let (inGrid, inRow) = (Screen(grid), Screen(row))
    for text in ["small", "large"] {
      #expect(try inGrid.frame(of: .text(text)) == inRow.frame(of: .text(text)))
    }
  }

  @Test func `views that give way share what the others leave`() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        block("fixed", 40, 10)
        block("one", nil, 10)
        block("two", nil, 10)
      }
    }
    #expect(try frames(of: ["fixed", "one", "two"], in: grid).map(\.width) == [40, 120, 120])
  }

  @Test func `what goes across columns makes them wider where it does not fit`() throws {
    let grid = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        block("A", 30, 10)
        block("B", 30, 10)
        block("C", 30, 10)
      }
      GridRow {
        block("two", 90, 10).gridCellColumns(2)
        block("D", 30, 10)
      }
    }
    let frames = try frames(of: ["B", "C", "two", "D"], in: grid)
    #expect(frames.map(\.minX) == [50, 100, 0, 100])
  }

  @Test func `a view beside the rows goes across all columns`() throws {
    func grid(_ axes: Axis.Set) -> some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block("A", 30, 10)
          block("B", 30, 10)
        }
        block("line", nil, 1).gridCellUnsizedAxes(axes)
      }
    }
    #expect(try frames(of: ["line"], in: grid([]))[0].width == 300)
    #expect(try frames(of: ["line"], in: grid(.horizontal))[0].width == 60)
  }

  private struct Changing: View {
    @State private var count = 2

    var body: some View {
      VStack {
        Button("More") { count += 1 }
        Grid {
          ForEach(0..<count, id: \.self) { row in
            GridRow {
              Text("row \(row)")
              Text("cell \(row)")
            }
          }
        }
      }
    }
  }

  @Test func `rows come, and a row is a row by itself wherever it comes from`() throws {
    let screen = Screen(Changing())
    try screen.tap("More")
    let rows = try (0..<3).map { try screen.frame(of: .text("row \($0)")).minY }
    let cells = try (0..<3).map { try screen.frame(of: .text("cell \($0)")).minY }
    #expect(rows == cells)
    #expect(Set(rows).count == 3)
  }

  @Test func `outside of a grid a row is a group, and a grid may be empty`() throws {
    let screen = Screen(
      VStack {
        GridRow {
          Text("above")
          Text("below")
        }
        Grid {}
      })
    #expect(
      try screen.frame(of: .text("above")).maxY <= screen.frame(of: .text("below")).minY)
  }
}
