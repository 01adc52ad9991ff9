import PortableUI

struct SymbolsPage: View {
  private let rows = [
    ["heart", "heart.fill", "star", "star.fill", "cart", "cart.fill", "xmark.circle.fill"],
    ["xmark", "checkmark", "checkmark.circle", "checkmark.circle.fill", "plus.circle", "minus"],
    ["exclamationmark.triangle", "info.circle", "questionmark.circle.fill", "network", "person"],
    ["person.crop.circle", "trash", "gear", "magnifyingglass", "folder.fill", "bell", "clock"],
    ["chevron.right", "arrow.clockwise", "house.fill", "bolt.fill", "wifi", "ellipsis.circle"],
    ["plus.square.fill", "circle", "square", "circle.fill", "flag.fill", "bookmark.fill", "globe"],
    ["no.such.symbol", "list.bullet", "square.and.arrow.up", "photo", "envelope", "play.fill"],
  ]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(rows, id: \.self) { row in
        HStack {
          ForEach(row, id: \.self) { Image(systemName: $0) }
        }
        .font(.title)
      }
      HStack {
        Label("Settings", systemImage: "gear")
        Label("Delete", systemImage: "trash").foregroundStyle(.red)
        Image(systemName: "star.fill").font(.caption).foregroundStyle(.yellow)
      }
    }
    .padding()
  }
}
