import SwiftUI

/// What the gallery loads.
struct Person {
  let name: String
  let likes: Int

  static let placeholder = Person(name: "Placeholder", likes: 99)
  static let blob = Person(name: "Blob", likes: 42)
}

/// A person, and something to operate, which shows whether that is possible while it loads.
struct PersonRow: View {
  let person: Person
  @State private var ownLikes = 0

  init(person: Person) { self.person = person }

  var body: some View {
    HStack(spacing: 12) {
      Circle().fill(.blue.opacity(0.3)).frame(width: 44, height: 44)
      VStack(alignment: .leading, spacing: 4) {
        Text(person.name).font(.headline)
        Text(verbatim: "\(person.likes + ownLikes) likes")
      }
      Button("Like") { ownLikes += 1 }
    }
    .padding(8)
  }
}
