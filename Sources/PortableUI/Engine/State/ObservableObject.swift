public import PortableCombine

/// What `@StateObject`, `@ObservedObject` and `@EnvironmentObject` hold.
///
/// SwiftUI shows this name and ``Published`` of what is Combine's, so that a view's file needs no
/// second import; whoever names more of it imports Combine.
public typealias ObservableObject = PortableCombine.ObservableObject

/// A property of an ``ObservableObject`` that tells of its changes.
public typealias Published = PortableCombine.Published
