import Foundation
public import ViewPlatform

/// A view in each state that it can be in, one below the other: what a preview of a feature shows.
///
///     #Preview("Profile") {
///       EachSample(of: ProfileState.self) { state in ProfileView(state: state) }
///     }
///
/// A gallery draws each of them by itself, and says which states have no sample.
public struct EachSample<State, Content: View>: View {
  fileprivate let samples: [State]
  fileprivate let content: (State) -> Content

  /// The view that `content` makes of each sample of `type`.
  public init(of type: State.Type, @ViewBuilder content: @escaping (State) -> Content)
  where State: Sampled {
    self.init(type.samples, content: content)
  }

  /// The view that `content` makes of each of `samples`.
  public init(_ samples: [State], @ViewBuilder content: @escaping (State) -> Content) {
    self.samples = samples
    self.content = content
  }

  /// All of them, each under the name of its state.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        ForEach(samples.indices, id: \.self) { index in
          VStack(alignment: .leading) {
            Text(verbatim: nameOfSample(samples[index])).font(.headline)
            content(samples[index])
          }
        }
      }
      .padding()
    }
  }
}

/// A view in several states, of which a gallery knows no more.
@MainActor
package protocol SampledView {
  /// Each state, and the view in it.
  var statesAndViews: [(state: Any, view: AnyView)] { get }
}

extension EachSample: SampledView {
  package var statesAndViews: [(state: Any, view: AnyView)] {
    samples.map { ($0, AnyView(content($0))) }
  }
}
