import Foundation
import PortableUI

/// Colours by their parts, shapes made of others, containers of views, and letters of other forms.
struct PaintsPage: View {
  var body: some View {
    VStack(spacing: 14) {
      styles
      shapes
      HStack(spacing: 12) {
        Cards {
          Text("first")
          ForEach(1..<3) { Text("card \($0)") }
          Text("pinned").cardIsPinned()
        }
      }
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<5) { number in
            Text("\(number)").padding(6)
              .containerRelativeFrame(.horizontal, count: 3, spacing: 10)
              .background(.fill.secondary, in: .rect(cornerRadius: 6))
          }
        }
      }
      .safeAreaPadding(.horizontal, 20)
      .frame(width: 330, height: 40)
      letters
    }
    .padding()
  }

  private var styles: some View {
    HStack(spacing: 8) {
      swatch(.separator)
      swatch(.placeholder)
      swatch(.link)
      swatch(.link.secondary)
      swatch(.selection)
      swatch(.fill)
      swatch(.fill.tertiary)
      swatch(.windowBackground)
      swatch(.tint.secondary)
    }
  }

  private func swatch(_ style: some ShapeStyle) -> some View {
    RoundedRectangle(cornerRadius: 6).fill(style).strokeBorder(.separator)
      .frame(width: 34, height: 34)
  }

  private var shapes: some View {
    HStack(spacing: 16) {
      Circle().subtracting(Circle().offset(x: 14)).fill(.yellow).frame(width: 44, height: 44)
      Capsule().rotation(.degrees(45)).union(Capsule().rotation(.degrees(-45)))
        .stroke(.blue, lineWidth: 2).frame(width: 44, height: 20)
      Circle().symmetricDifference(Rectangle().scale(0.75)).fill(.green)
        .frame(width: 44, height: 44)
      Rectangle().intersection(Circle().scale(1.25)).fill(.purple).frame(width: 44, height: 44)
      Circle().lineSubtraction(Rectangle().size(width: 22, height: 22)).stroke(.red, lineWidth: 3)
        .frame(width: 40, height: 40)
      Rectangle().size(width: 20, height: 10, anchor: .bottom)
        .transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)).fill(.orange)
        .frame(width: 40, height: 40)
    }
    .frame(height: 56)
  }

  private var letters: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Small Capitals").font(.body.smallCaps())
      Text("Lowercase Small Capitals").font(.body.lowercaseSmallCaps())
      Text("Uppercase Small Capitals").font(.body.uppercaseSmallCaps())
      Text("Condensed letters").font(.body.width(.condensed))
      Text("Lines that are\nnear each other").font(.body.leading(.tight))
      Text("120") + Text(" km").textScale(.secondary)
      Text(marked)
      Text("Letters that come nearer").allowsTightening(true).lineLimit(1).frame(width: 178)
      HStack {
        picture.interpolation(.none).resizable().frame(width: 40, height: 40)
        picture.resizable().frame(width: 40, height: 40)
        picture.interpolation(.none).resizable().antialiased(false).frame(width: 30, height: 30)
          .rotationEffect(.degrees(20))
      }
    }
  }

  private var marked: AttributedString {
    var words = AttributedString("marked")
    words.backgroundColor = .yellow
    words.foregroundColor = .black
    return AttributedString("Words that are ") + words + AttributedString(" so")
  }

  /// Nine points of colour.
  private var picture: Image {
    let data = Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAMAAAADCAIAAADZSiLoAAAAHElEQVR4nG"
        + "P4z8Dw/z+IYACBEwwgNljkf1RUFAC8QwzMmckkCQAAAABJRU5ErkJggg==")
    guard let image = data.flatMap({ UIImage(data: $0) }) else { return Image(systemName: "xmark") }
    return Image(uiImage: image)
  }
}

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

extension View {
  fileprivate func cardIsPinned() -> some View { containerValue(\.isPinned, true) }
}

/// Each view on a card.
private struct Cards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ForEach(subviews: content) { subview in
      subview.padding(6)
        .background(
          subview.containerValues.isPinned ? AnyShapeStyle(.selection) : AnyShapeStyle(.fill),
          in: .rect(cornerRadius: 6))
    }
  }
}
