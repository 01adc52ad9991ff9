import Foundation
import Threads

/// The title of the bar around, and what is said below that.
struct BarTitle: View {
  @TitleOfBar private var words

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: words.title).fontWeight(.bold)
      if let subtitle = words.subtitle {
        Text(verbatim: subtitle).font(.caption).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    // A long one leaves room to others, and lets its window be small.
    .frame(maxWidth: 320)
  }
}

/// What a bar says of what it is for.
struct BarWords: Equatable {
  var title = ""
  var subtitle: String?

  /// Whether a person may give it another title.
  var canBeRenamed = false
}

/// What the bar around says, and what its title is written to, where that may be another.
@propertyWrapper
struct TitleOfBar: ViewPropertyWrapper {
  private weak var bar: BarNode?

  var wrappedValue: BarWords { onMain { bar?.readWords() ?? BarWords() } }

  var projectedValue: Binding<String>? { onMain { bar?.titleBinding } }

  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    bar = node.layoutRoot.bars.top
  }

  static func isSame(_ old: TitleOfBar, _ new: TitleOfBar) -> Bool { true }
}
