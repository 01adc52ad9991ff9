import SwiftUI

/// Symbols by their names, in all variants.
struct SymbolLooks: View {
  private let names = [
    "star", "heart", "bell", "trash", "folder", "envelope", "person", "gear", "magnifyingglass",
    "square.and.arrow.up", "bookmark", "calendar", "camera", "cart", "clock", "cloud", "doc",
    "flag", "globe", "house", "lock", "map", "mic", "moon", "music.note", "paperplane", "pencil",
    "phone", "photo", "play", "printer", "sun.max", "tag", "video", "wifi", "wrench",
  ]

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 16) {
        Image(systemName: "star")
        Image(systemName: "star.fill")
        Image(systemName: "star.circle")
        Image(systemName: "star.circle.fill")
        Image(systemName: "star.square").symbolVariant(.fill)
      }
      .foregroundStyle(.orange)
      HStack(spacing: 16) {
        Image(systemName: "heart").font(.caption)
        Image(systemName: "heart").imageScale(.small)
        Image(systemName: "heart")
        Image(systemName: "heart").imageScale(.large)
        Image(systemName: "heart").font(.largeTitle)
      }
      .foregroundStyle(.red)
      Samples {
        ForEach(names, id: \.self) { name in
          Sample(name) { Image(systemName: name).font(.title2) }
        }
      }
    }
  }
}
