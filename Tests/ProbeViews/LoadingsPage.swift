import Foundation
import ViewStateController

/// Every type of loading, with nothing in it whose letters would be measured.
struct LoadingsPage: View {
  private static let types: [LoadingModifierType] = [
    .none, .material(), .material(padding: 6, alignment: .topLeading), .overCurrentContent(),
    .overCurrentContent(padding: 6, indicatorPadding: 0, alignment: .bottomLeading),
    .horizontal(), .horizontal(option: .leading, contentOpacity: 0.5, alignment: .top, spacing: 20),
    .vertical(), .vertical(option: .top, contentOpacity: 0.5, alignment: .trailing, spacing: 2),
  ]

  var body: some View {
    HStack(alignment: .top, spacing: 40) {
      VStack(spacing: 12) {
        ForEach(Self.types.indices, id: \.self) { index in
          Color.blue.frame(width: 100, height: 30)
            .modifier(
              LoadingViewModifier(
                type: Self.types[index],
                indicatorView: Color.red.frame(width: 16, height: 10)))
        }
      }
      Color.green.frame(width: 150, height: 200)
        .toast(
          isShowing: .constant(true),
          type: .custom(Color.orange.frame(width: 60, height: 20).asAnyView()),
          transitionOptions: .init(duration: .infinity, animation: nil))
    }
  }
}
