import Foundation
import PortableUI

/// Rows and a sheet on a machine that is busy with something else: each frame takes its time.
struct BusyPage: View {
  @State private var rows = Array(0..<30)
  @State private var selection: Int? = 0
  @State private var isGrowing = false

  var body: some View {
    let _ = takeTime()
    VStack {
      Text(verbatim: "\(rows.count) rows left, \(selection.map(String.init) ?? "none") selected")
      Button("Grow") { isGrowing = true }
      List(selection: $selection) {
        ForEach(rows, id: \.self) { Text(verbatim: "Row \($0)") }
          .onDelete { rows.remove(atOffsets: $0) }
      }
      .accessibilityLabel("Rows")
    }
    .sheet(isPresented: $isGrowing) { BusySheet() }
  }
}

/// A sheet that is larger as soon as it is there.
private struct BusySheet: View {
  @State private var extra = 0.0

  var body: some View {
    let _ = takeTime()
    GeometryReader { room in
      Text(verbatim: "\(Int(room.size.width)) × \(Int(room.size.height))")
    }
    .frame(
      minWidth: 340 + extra, maxWidth: .infinity, minHeight: 200 + extra, maxHeight: .infinity
    )
    .navigationTitle("Growing")
    .onAppear { extra = 10 }
  }
}

/// As if something else had the machine for a while.
private func takeTime() {
  let longerThanBetweenKeys: useconds_t = 80_000
  usleep(longerThanBetweenKeys)
}
