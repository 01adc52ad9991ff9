package import LayoutEngine

/// A part of a window that is not in the room of its content, or a window over it.
///
/// In the order of elements it comes behind that content. It is placed relative to that, but a desktop
/// that has such parts itself keeps them where it keeps them, and takes only their sizes.
package enum SurfaceContent: Equatable {
  /// A bar of the window. Its items are inside it.
  case bar(BarContent)

  /// Holds what stands side by side in a bar.
  case barItem(BarSection)

  /// A window that is in front of the one it is in until it is dismissed. The desktop reports the
  /// wish to close it, and the size it was given.
  case sheet(SheetContent)

  /// A small window that points at something in the one it is in, until it is dismissed. The desktop
  /// reports the wish to close it.
  case popover(PopoverContent)

  /// A question that is in front of the window until it is answered. The desktop reports which of its
  /// buttons was chosen. What else is inside it, words and buttons, says the same.
  case dialog(DialogContent)
}

/// A bar of a window.
package struct BarContent: Equatable {
  /// Where it is.
  package var edge = BarEdge.top

  /// What it is called; `nil` where the views in the window do not say.
  package var title: String?

  /// What is said below that, where something is.
  package var subtitle: String?

  /// Whether there is a page to go back to. The desktop reports the wish to do so.
  package var goesBack = false

  /// Whether something in it leaves the window without keeping what was done.
  package var hasCancel = false
}

/// Where in a window a bar is.
package enum BarEdge: Hashable, Sendable {
  /// Above the content; it has the window's title.
  case top
  /// Below the content. It has no height as long as nothing is in it.
  case bottom
}

/// A place in a bar.
package enum BarSection: Hashable, Sendable, CaseIterable {
  /// Where reading begins.
  case start
  /// The middle, instead of the title.
  case title
  /// Where reading ends.
  case end
  /// At the bottom, from where reading begins.
  case foot
  /// At the bottom, in the middle.
  case status

  /// The bar that it is a place in.
  package var edge: BarEdge {
    switch self {
    case .start, .title, .end: .top
    case .foot, .status: .bottom
    }
  }
}

/// A window with views that is presented over another.
package struct SheetContent: Equatable {
  /// Whether it takes the whole of the other's place: then the desktop makes no window for it. It stays as it
  /// began in this.
  package var coversWindow = false

  /// Whether a person may close it; otherwise what is in it does.
  package var isDismissable = true

  /// Whether it keeps a person from what is behind it.
  package var isModal = true

  /// The colour of its ground; `nil` for the desktop's.
  package var color: Color?
}

/// A window with views that points at something.
package struct PopoverContent: Equatable {
  /// Whether a person may close it; otherwise what is in it does.
  package var isDismissable = true

  /// What it points at, counted from the corner of the window's content.
  package var target = Rect.zero

  /// The edge of that at which it stands, if there is room.
  package var edge = Edge.top

  /// What holds that in a bar; `nil` where it is in the content.
  package var holder: Element?

  /// What it points at, counted from the corner of that.
  package var targetInHolder = Rect.zero

  /// The colour of its ground; `nil` for the desktop's.
  package var color: Color?
}

/// A question to the person in front of the window.
package struct DialogContent: Equatable {
  /// What it asks; empty where that is not shown.
  package var title = ""

  /// What it says beyond that; may be empty.
  package var message = ""

  /// The possible answers, in order.
  package var buttons: [DialogButton] = []

  /// The answer of a person who leaves without one; `nil` where there is no way to do that.
  package var escape: Int? {
    let enabled = buttons.indices.filter { buttons[$0].isEnabled }
    return enabled.first { buttons[$0].role == .cancel }
      ?? (buttons.count == 1 ? enabled.first : nil)
  }

  /// The answer of a person who just presses return.
  package var likely: Int? {
    let enabled = buttons.indices.filter { buttons[$0].isEnabled }
    return enabled.first { buttons[$0].isDefault } ?? enabled.first { buttons[$0].role == nil }
      ?? (buttons.count == 1 && buttons[0].role == .cancel ? enabled.first : nil)
  }
}

/// A possible answer to a question.
package struct DialogButton: Equatable {
  package var title: String
  package var role: ButtonRole?
  package var isEnabled = true

  /// Whether it was said that the return key presses it.
  package var isDefault = false
}

extension SurfaceContent {
  /// What it is called, where it has a name.
  package var title: String? {
    switch self {
    case .bar(let bar): bar.title
    case .barItem, .sheet, .popover: nil
    case .dialog(let dialog): dialog.title.isEmpty ? dialog.message : dialog.title
    }
  }

  /// Whether it is in front of what presents it.
  package var isPresented: Bool {
    switch self {
    case .bar, .barItem: false
    case .sheet, .popover, .dialog: true
    }
  }

  /// Whether it keeps a person from what is behind it.
  package var isModal: Bool {
    if case .sheet(let sheet) = self { sheet.isModal } else { isPresented }
  }
}
