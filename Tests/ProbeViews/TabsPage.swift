import PortableUI

/// Pages beside one another, one with pages over it.
struct TabsPage: View {
  @State private var place = "home"
  @State private var count = 0
  @State private var text = ""

  var body: some View {
    TabView(selection: $place) {
      VStack {
        Text(verbatim: "Count \(count)")
        Button("Add") { count += 1 }.help("Adds one")
        TextField("Note", text: $text)
      }
      .padding()
      .tabItem { Label("Home", systemImage: "house") }
      .tag("home")
      NavigationStack {
        NavigationLink("Go") { Text("Found").navigationTitle("Result") }
          .navigationTitle("Searching")
      }
      .tabItem { Label("Search", systemImage: "magnifyingglass") }
      .tag("search")
      Text("Nothing more")
        .tabItem { Label("More", systemImage: "gearshape") }
        .badge(count)
        .tag("more")
    }
  }
}
