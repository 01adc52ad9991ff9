import Threads

/// Something that is dragged, dropped, copied or pasted, in the forms that whoever has it can give.
///
/// It has the name and the most used members of Foundation's, which Foundation lacks on Linux. A form is
/// made when it is asked for, away from the main actor.
public final class NSItemProvider: Sendable {
  private let state = Guarded(State())

  private struct State {
    var offers: [TransferOffer] = []
    var name: String?
  }

  /// Something without any form.
  public init() {}

  init(_ offers: [TransferOffer], name: String? = nil) {
    state.withLock { $0 = State(offers: offers, name: name) }
  }

  /// What it is to be called: a file of it, say.
  public var suggestedName: String? {
    get { state.withLock(\.name) }
    set { state.withLock { $0.name = newValue } }
  }

  /// Its forms, the best one first.
  var offers: [TransferOffer] { state.withLock(\.offers) }

  /// Adds a form. One of the same kind stays, and this is not added.
  func add(_ offer: TransferOffer) {
    state.withLock { state in
      if !state.offers.contains(where: { $0.type == offer.type }) { state.offers.append(offer) }
    }
  }

  /// The kinds of its forms, the best one first.
  public var registeredContentTypes: [UTType] { offers.map(\.type) }

  /// The names of these kinds, the best one first.
  public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// The kinds of those forms that are of the kind `contentType`, too.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Whether a form of it is of the kind of that name.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    offer(of: UTType(importedAs: typeIdentifier)) != nil
  }

  /// Whether a form of it is of the kind of that name.
  public func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
    hasItemConformingToTypeIdentifier(typeIdentifier)
  }

  /// The best form of that kind.
  func offer(of type: UTType) -> TransferOffer? {
    let offers = offers
    return offers.first { $0.type == type } ?? offers.first { $0.type.conforms(to: type) }
  }
}

/// One form of something that goes elsewhere, made when somebody takes it.
struct TransferOffer: Sendable {
  let type: UTType

  /// Whether other programs may take it.
  var isForOthers = true
  let load: @Sendable () async throws -> TransferContent
}

extension NSItemProvider {
  /// Something in all the forms of `item`.
  convenience init<Item: Transferable>(of item: Item) {
    self.init()
    register(item)
  }

  /// Adds all the forms in which `transferable` goes.
  public func register<T: Transferable>(_ transferable: @autoclosure () -> T) {
    let item = transferable()
    for way in T.ways where way.gives(item, to: .ownProcess) {
      guard let export = way.export else { continue }
      let isForOthers = way.gives(item, to: .all)
      add(
        TransferOffer(type: way.type, isForOthers: isForOthers, load: { try await export(item) }))
    }
    if let name = item.suggestedFilename, suggestedName == nil { suggestedName = name }
  }

  /// The value of type `T` that it is.
  func value<T: Transferable>(as type: T.Type = T.self) async throws -> T {
    let offers = offers
    guard let (way, type) = T.bestWay(from: offers.map(\.type)), let take = way.take,
      let offer = offers.first(where: { $0.type == type })
    else {
      throw TransferError.noForm(wanted: "\(T.self)", there: offers.map(\.type.identifier))
    }
    return try await take(offer.load())
  }

  /// Whether it may be a value of type `T`.
  func canBe<T: Transferable>(_ type: T.Type) -> Bool {
    T.bestWay(from: registeredContentTypes) != nil
  }
}
