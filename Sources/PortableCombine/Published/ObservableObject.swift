/// An object that says when it is about to change.
///
/// The publisher need not be written: it comes with the protocol, one per object, and announces
/// every change of a ``Published`` property, in superclasses and generic classes too.
public protocol ObservableObject: AnyObject {
  /// What announces the changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Announces a change before it happens.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher: the same one at every call.
  public var objectWillChange: ObservableObjectPublisher { WillChange.publisher(of: self) }
}

/// Announces changes of one object, without saying which.
///
/// A subscriber that asks for any announcement gets them all.
public final class ObservableObjectPublisher: Publisher {
  /// An announcement carries nothing.
  public typealias Output = Void

  /// An announcement cannot fail.
  public typealias Failure = Never

  @usableFromInline let core = SubjectCore<Void, Never>(.willChange)

  /// Told of a change of a published property once it has happened.
  @usableFromInline let changed = SubjectCore<Void, Never>(.willChange)

  /// A publisher with no subscriber.
  public init() {}

  /// Announces a change that is about to happen.
  @inlinable
  public func send() { core.send(()) }

  /// Adds `subscriber` to those who are told.
  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Void, S.Failure == Never {
    core.attach(subscriber)
  }

  /// Announces each change of a published property after it has happened.
  ///
  /// A view that only hears of it before may look too early, on another thread than the one that is
  /// about to write, and then not again.
  package var didChange: Changes { Changes(core: changed) }

  /// What ``ObservableObjectPublisher/didChange`` is.
  package struct Changes: Publisher {
    package typealias Output = Void
    package typealias Failure = Never

    fileprivate let core: SubjectCore<Void, Never>

    package func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
      core.attach(subscriber)
    }
  }
}
