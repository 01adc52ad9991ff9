public import Foundation
import Threads

/// Tells a closure, or a binding, whether something that can be dropped is held over a view.
private struct TargetedDrop {
  let isTargeted: (Bool) -> Void
  var perform: (DropInfo) -> Bool = { _ in false }
}

extension TargetedDrop: DropDelegate {
  func dropEntered(info: DropInfo) { isTargeted(true) }
  func dropExited(info: DropInfo) { isTargeted(false) }
  func performDrop(info: DropInfo) -> Bool { perform(info) }
}

nonisolated extension View {
  /// Lets a person drop values of type `T` on this view.
  ///
  ///     List(notes) { Text($0.title) }
  ///       .dropDestination(for: Note.self) { dropped, _ in
  ///         notes += dropped
  ///         return true
  ///       }
  ///
  /// `action` is told the values, once they have been read, and the place in the view where they were let go of; it
  /// returns whether it has taken them. `isTargeted` hears when such a thing comes over the view and leaves it. What
  /// cannot be read is left out, and said in the program's messages; where nothing is left, nothing was dropped.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let taking = Handover(action)
    return DropView(
      content: self, types: T.importedContentTypes(),
      delegate: TargetedDrop(isTargeted: isTargeted),
      takesLater: { info in
        let values = await info.items.values(of: T.self, to: "dropped")
        return !values.isEmpty && taking.content(values, info.location)
      })
  }

  /// Lets a person drop something of one of these kinds on this view. `action` is told what, and returns whether it
  /// takes it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Lets a person drop something of one of these kinds on this view. `action` is told what, and where in the view,
  /// and returns whether it takes it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    let delegate = TargetedDrop(
      isTargeted: { isTargeted?.wrappedValue = $0 },
      perform: { action($0.itemProviders(for: supportedContentTypes), $0.location) })
    return DropView(content: self, types: supportedContentTypes, delegate: delegate)
  }

  /// Lets a person drop something of one of these kinds on this view, as `delegate` decides.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    DropView(
      content: self, types: supportedContentTypes, delegate: AnyDropDelegate(delegate: delegate))
  }

  /// Lets a person drop something of one of the kinds of these names on this view.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: types(supportedTypes), isTargeted: isTargeted, perform: action)
  }

  /// Lets a person drop something of one of the kinds of these names on this view.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: types(supportedTypes), isTargeted: isTargeted, perform: action)
  }

  /// Lets a person drop something of one of the kinds of these names on this view, as `delegate` decides.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: types(supportedTypes), delegate: delegate)
  }
}

private func types(_ names: [String]) -> [UTType] { names.map { UTType(importedAs: $0) } }

/// A delegate of whatever type.
private struct AnyDropDelegate {
  let delegate: any DropDelegate
}

extension AnyDropDelegate: DropDelegate {
  func validateDrop(info: DropInfo) -> Bool { delegate.validateDrop(info: info) }
  func performDrop(info: DropInfo) -> Bool { delegate.performDrop(info: info) }
  func dropEntered(info: DropInfo) { delegate.dropEntered(info: info) }
  func dropUpdated(info: DropInfo) -> DropProposal? { delegate.dropUpdated(info: info) }
  func dropExited(info: DropInfo) { delegate.dropExited(info: info) }
}
