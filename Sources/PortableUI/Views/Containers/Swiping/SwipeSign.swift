import Foundation

/// What a swipe is going to do: a sign that comes in from an edge with the fingers, and has the accent
/// colour from where letting go does it.
struct SwipeSign: View {
  let symbol: String
  let edge: SignEdge

  /// How much of the way is gone; 1 from where letting go does it.
  let progress: Double

  private static let diameter: CGFloat = 44
  private static let distance: CGFloat = 16

  private var isReady: Bool { progress >= 1 }

  var body: some View {
    Image(systemName: symbol)
      .foregroundColor(isReady ? .white : .primary)
      .frame(width: Self.diameter, height: Self.diameter)
      .background(plate, in: Circle())
      .shadow(color: .black.opacity(0.3), radius: 4, y: 1)
      .padding(Self.distance)
      .padding(edge == .top ? .top : .leading, outside)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: edge == .top ? .top : .leading)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }

  private var plate: AnyShapeStyle {
    isReady ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(.background)
  }

  /// How far beyond the edge it begins.
  private var outside: CGFloat {
    -(Self.diameter + 2 * Self.distance) * CGFloat(1 - min(1, max(0, progress)))
  }
}

/// Where a sign comes in.
enum SignEdge {
  case top
  /// Where reading begins.
  case leading
}
