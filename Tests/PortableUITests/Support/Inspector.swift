import Foundation
import LayoutEngine
import PortableUI
import ViewTesting

/// A screen whose elements a test looks at one by one.
@MainActor
struct Inspector {
  let screen: Screen

  /// Shows `view` in the middle of a screen of 390 × 844.
  init<V: View>(_ view: V, animations: Screen.Animations = .off) {
    screen = Screen(
      view.frame(maxWidth: .infinity, maxHeight: .infinity), animations: animations)
  }

  /// Every element there is, outer ones first, in the order of reading.
  var elements: [Element] {
    func all(_ element: Element) -> [Element] { [element] + element.children.flatMap(all) }
    return Array(all(screen.graph.rootElement).dropFirst())
  }

  var contents: [ElementContent] { elements.map(\.content) }

  var texts: [String] {
    contents.compactMap { if case .text(let content) = $0 { content.text } else { nil } }
  }

  /// The one element whose content is of this kind.
  func only<Content>(_ kind: (ElementContent) -> Content?) -> (element: Element, content: Content)?
  {
    let found = elements.compactMap { element in kind(element.content).map { (element, $0) } }
    return found.count == 1 ? found[0] : nil
  }

  func text(_ words: String) -> Element? {
    elements.first {
      if case .text(let content) = $0.content { content.text == words } else { false }
    }
  }

  /// Where the element lies on the screen.
  func frame(of element: Element?) -> Rect? {
    guard let element else { return nil }
    var frame = element.frame
    var outer = element.parent
    while let parent = outer {
      frame.origin = frame.origin + parent.frame.origin
      outer = parent.parent
    }
    return frame
  }

  /// Does what a person does, and shows what comes of it.
  func send(_ event: ElementEvent, to element: Element?) {
    element?.receive(event)
    screen.graph.runFrame()
  }
}

extension ElementContent {
  var scroll: ScrollContent? { if case .scroll(let content) = self { content } else { nil } }
  var text: TextContent? { if case .text(let content) = self { content } else { nil } }
  var fill: Color? { if case .fill(let color) = self { color } else { nil } }
  var shape: ShapeContent? { if case .shape(let content) = self { content } else { nil } }
  var button: ButtonContent? { if case .button(let content) = self { content } else { nil } }
  var field: FieldContent? { if case .field(let content) = self { content } else { nil } }
  var toggle: ToggleContent? { control(ToggleContent.self) }
  var stepper: StepperContent? { control(StepperContent.self) }
  var slider: SliderContent? { control(SliderContent.self) }
  var picker: PickerContent? { control(PickerContent.self) }
  var progress: ProgressContent? { control(ProgressContent.self) }
  var image: ImageContent? { if case .image(let content) = self { content } else { nil } }
  var layer: LayerContent? { if case .layer(let content) = self { content } else { nil } }
}

extension Element {
  /// It and everything inside, outer ones first, in the order of reading.
  var all: [Element] { [self] + children.flatMap(\.all) }
}
