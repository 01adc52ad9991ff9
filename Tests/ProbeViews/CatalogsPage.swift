import Foundation
public import PortableUI

/// Words, colours and pictures from catalogues among the resources of this target, and of the program.
public struct CatalogsPage: View {
  @Environment(\.locale) private var locale
  @State private var language: String?
  @State private var rooms = 1

  /// The page as it is at first.
  public init() {}

  /// What the catalogues have.
  public var body: some View {
    VStack {
      Text("Good day", bundle: .module)
      Text("\(rooms) rooms", bundle: .module)
      // The program has these words itself.
      Text("whose")
      Button("More") { rooms += 1 }
      Button("Deutsch") { language = "de" }
      HStack {
        Color("Sky", bundle: .module).frame(width: 48, height: 48)
          .accessibilityElement().accessibilityLabel("Sky").accessibilityAddTraits(.isImage)
        Image("Logo", bundle: .module)
        Image("Leaf", bundle: .module).foregroundStyle(Color("Sky", bundle: .module))
      }
      Text("A colour of words").foregroundStyle(Color("Sky", bundle: .module))
      Button("A tint") {}.buttonStyle(.borderedProminent).tint(Color("Sky", bundle: .module))
    }
    .environment(\.locale, language.map { Locale(identifier: $0) } ?? locale)
  }
}
