/// What has traits, and can tell that they are different: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// What is around it.
  var traitCollection: UITraitCollection { get }
}

/// Stands for one wish to be told of traits, until it is taken back.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

extension UIView: UITraitChangeObservable, TraitListening {}

extension UIViewController: UITraitChangeObservable, TraitListening {}

extension UITraitChangeObservable where Self: UIView {
  /// Calls `handler` with the view, and with what was around it before, whenever one of `traits` is
  /// different. It is told no longer once the view has gone.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    listen(to: traits, handler)
  }
}

extension UITraitChangeObservable where Self: UIViewController {
  /// Calls `handler` with the controller, and with what was around its view before, whenever one of
  /// `traits` is different. It is told no longer once the controller has gone.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    listen(to: traits, handler)
  }
}

extension UIView {
  /// Takes back a wish to be told.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitListeners?.remove(registration)
  }
}

extension UIViewController {
  /// Takes back a wish to be told.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitListeners?.remove(registration)
  }
}

/// What keeps those who listen to its traits.
protocol TraitListening: AnyObject {
  /// They, once there is one.
  var traitListeners: TraitListeners? { get set }
}

extension TraitListening {
  fileprivate func listen(
    to traits: [UITrait], _ handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let listeners = traitListeners ?? TraitListeners()
    traitListeners = listeners
    return listeners.add(traits, of: self, handler)
  }
}

/// Who hears when the traits of a view or a controller are different.
final class TraitListeners {
  private final class Listener: UITraitChangeRegistration {
    let traits: [UITrait]
    let tell: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.tell = tell
    }
  }

  private var listeners: [Listener] = []

  func add<Owner: AnyObject>(
    _ traits: [UITrait], of owner: Owner,
    _ handler: @escaping (Owner, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let new = Listener(traits) { [weak owner] in if let owner { handler(owner, $0) } }
    listeners.append(new)
    return new
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    listeners.removeAll { $0 === registration }
  }

  func tell(of traits: UITraitCollection, before old: UITraitCollection) {
    for listener in listeners
    where listener.traits.contains(where: { $0.isDifferent(in: traits, and: old) }) {
      // One that was told before it may have taken it back.
      if listeners.contains(where: { $0 === listener }) { listener.tell(old) }
    }
  }
}
