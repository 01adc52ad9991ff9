import Foundation
import PortableUI

/// A screen with sheets that go by their content, and by the window.
struct SheetSizesPage: View {
  @State private var isGrowing = false
  @State private var isHalf = false
  @State private var isNameless = false

  var body: some View {
    VStack {
      Button("Growing") { isGrowing = true }
      Button("Half") { isHalf = true }
      Button("Nameless") { isNameless = true }
    }
    .sheet(isPresented: $isNameless) { Text("No title") }
    .sheet(isPresented: $isGrowing) { GrowingPage() }
    .sheet(isPresented: $isHalf) {
      Text("Half of it").navigationTitle("Half sheet").presentationDetents([.medium])
    }
  }
}

private struct GrowingPage: View {
  @State private var isLong = false

  var body: some View {
    VStack(spacing: 0) {
      Button(isLong ? "Shorter" : "Longer") { isLong.toggle() }
      Color.blue.frame(width: isLong ? 420 : 340, height: isLong ? 400 : 200)
    }
    .navigationTitle("Growing sheet")
    .toolbar {
      if isLong { ToolbarItem(placement: .bottomBar) { Text("At the foot") } }
    }
  }
}
