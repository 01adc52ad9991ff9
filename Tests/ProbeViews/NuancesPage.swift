import Foundation
import PortableUI

/// What a view says that changes a look a little: each beside the look without it.
struct NuancesPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        ForEach(["heart", "bell"], id: \.self) { name in
          Image(systemName: name)
          Image(systemName: name).symbolVariant(.fill)
          Image(systemName: name).symbolVariant(.slash)
          Image(systemName: name).symbolVariant(.circle)
          Image(systemName: name).symbolVariant(.circle.fill)
          Image(systemName: name).symbolVariant(.square.fill)
          Image(systemName: name).symbolVariant(.rectangle)
        }
      }
      .font(.title)
      HStack {
        GroupBox("Usual") { Text(verbatim: "1") }
        GroupBox("Yellow") { Text(verbatim: "2") }.backgroundStyle(.yellow)
      }
      HStack {
        Button("Incomprehensible") {}.frame(width: 90)
        Button {
        } label: {
          HStack {
            Text(verbatim: "Plain")
            Text(verbatim: "and secondary").foregroundStyle(.secondary)
          }
        }
        .buttonStyle(.plain)
        Button("Tinted") {}
      }
      .tint(.red)
      HStack {
        lists { $0 }
        lists { $0.scrollContentBackground(.hidden) }
      }
      .background(Color.mint)
    }
    .padding()
    .navigationSubtitle("Seen below the title")
  }

  private func lists<Changed: View>(_ change: (AnyView) -> Changed) -> some View {
    VStack {
      change(AnyView(rows.listStyle(.plain)))
      change(AnyView(rows))
      change(AnyView(Form { Text(verbatim: "Form") }))
    }
  }

  private var rows: some View {
    List {
      Text(verbatim: "One")
      Text(verbatim: "Two").listRowSeparatorTint(.red)
      Text(verbatim: "Three")
    }
  }
}
