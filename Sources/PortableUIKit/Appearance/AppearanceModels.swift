import Threads

/// Views that are never shown, on which is set how all of their kind look.
final class AppearanceModels {
  static let shared = AppearanceModels()

  /// How all views of a type look.
  private struct Model {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]

    /// What was set, and what there is where nothing was.
    let view: UIView
    let untouched: UIView

    /// Whether a view is of that type.
    let isOne: (UIView) -> Bool
  }

  /// The most special first: what is inside of something, and a class before its superclass.
  private var models: [Model] = []

  /// The view on which is set how all views of `type` look that are in `containers`.
  func model<Kind: UIView>(
    of type: Kind.Type, in containers: [any UIAppearanceContainer.Type]
  ) -> UIView {
    let known = models.first {
      $0.type == type && $0.containers.elementsEqual(containers) { $0 == $1 }
    }
    if let known { return known.view }
    guard let view = UIView.made(type), let untouched = UIView.made(type) else {
      stop(
        "It cannot be said how all views of a class look, since one cannot be made.",
        facts: ["class": type], fix: "Let it have init(frame:), or say it of its superclass.")
    }
    let new = Model(
      type: type, containers: containers, view: view, untouched: untouched, isOne: { $0 is Kind })
    let index = models.firstIndex { other in
      let (own, others) = (containers.count, other.containers.count)
      return own == others ? other.isOne(view) : own > others
    }
    models.insert(new, at: index ?? models.endIndex)
    return view
  }

  /// Gives `view` what was said of all of its kind, where it was not told something else.
  func dress(_ view: UIView) {
    for model in models where model.isOne(view) && view.isInside(model.containers) {
      for look in type(of: model.view).looks { look.give(view, model.view, model.untouched) }
    }
  }
}

extension UIView {
  /// Whether it is in something of these types, from inside out, with anything between.
  fileprivate func isInside(_ containers: [any UIAppearanceContainer.Type]) -> Bool {
    var wanted = containers[...]
    var outer = next
    while let one = outer, let first = wanted.first {
      if one.isOne(of: first) { wanted = wanted.dropFirst() }
      outer = one.next
    }
    return wanted.isEmpty
  }
}

extension UIResponder {
  fileprivate func isOne<Kind: UIAppearanceContainer>(of type: Kind.Type) -> Bool { self is Kind }
}

/// One of the things that can be said of all views of a kind.
struct AppearanceLook {
  /// Gives a view what a model has, where that is not what an untouched one has, and the view's is.
  let give: (_ view: UIView, _ model: UIView, _ untouched: UIView) -> Void

  init<Owner: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    give = { view, model, untouched in
      guard let view = view as? Owner, let model = model as? Owner,
        let untouched = untouched as? Owner
      else { return }
      let (said, usual) = (model[keyPath: path], untouched[keyPath: path])
      if said != usual, view[keyPath: path] == usual { view[keyPath: path] = said }
    }
  }
}
