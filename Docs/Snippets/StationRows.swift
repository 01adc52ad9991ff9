// Rows of a list that are loaded, beside rows that are not.

import Foundation
// snippet.rows
import ViewStateController
// snippet.end
import ViewTesting

struct Station: Identifiable {
  let id: Int
  let name: String

  static let all = [
    Station(id: 1, name: "North"), Station(id: 2, name: "South"),
  ]
}

// snippet.rows

struct Stations: View {
  @State private var controller = ViewStateController<[Station]>()

  var body: some View {
    List {
      Button("Reload") { controller.setState(.loading) }
      EmptyView()
        .withViewStateModifier(
          controller: controller,
          initialLoadingType: .vertical(alignment: .center),
          loadedView: { stations in
            ForEach(stations) { station in
              Text(station.name).swipeActions {
                Button("Remove") { remove(station) }
              }
            }
          },
          loadingAfterInfoType: .vertical(option: .top, alignment: .center),
          errorView: { _ in .init { controller.setState(.loading) } })
    }
    .task { controller.setState(.loaded(Station.all)) }
  }

  private func remove(_ station: Station) {
    controller.setState(
      .loaded((controller.latestInfo ?? []).filter { $0.id != station.id }))
  }
}
// snippet.end

let screen = Screen(Stations())
await screen.settle()
precondition(screen.rows == ["Reload", "North", "South"])
try screen.swipe(.trailing, over: .row("North"), fully: true)
precondition(screen.rows == ["Reload", "South"])
try screen.tap("Reload")
precondition(screen.rows.count == 3 && screen.rows.last == "South")
