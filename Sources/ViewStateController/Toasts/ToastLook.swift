import Foundation
import ViewPlatform

/// How a toast or a snack bar looks, beyond its words.
struct ToastLook {
  /// How a line of words looks.
  struct Line {
    var font: Font
    /// Its colour; `nil` for that of all words.
    var color: Color?
    var opacity = 1.0
    /// Where it is among the lines, where it is the first.
    var alignment = HorizontalAlignment.leading
  }

  /// How a picture looks.
  struct Symbol {
    var name: String
    /// Its colour; `nil` for that of all words.
    var color: Color?
    /// How large it is; `nil` for as large as it is.
    var size: CGSize?
  }

  var message = Line(font: .callout)
  var second = Line(font: .caption, opacity: 0.7)

  /// What a button without words shows.
  var cross = Symbol(name: "xmark")

  /// A picture after the words.
  var image: Symbol?

  /// The colour of the ground; `nil` for a pane through which one sees dimly.
  var background: Color?
  var cornerRadius: CGFloat = 0
  var padding = EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
  var hasBorder = false

  /// Whether it goes from side to side, or is as wide as its words.
  var fillsWidth = false

  /// That of a toast.
  static var card: ToastLook { ToastLook(cornerRadius: 8, hasBorder: true) }

  /// That of a snack bar.
  static var bar: ToastLook { ToastLook(fillsWidth: true) }
}
