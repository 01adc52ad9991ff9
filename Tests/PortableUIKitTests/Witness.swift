import Foundation
import PortableUIKit

/// Writes down each call of its life, and is counted.
final class Witness: UIViewController {
  /// How many of them there are.
  static var alive = 0

  private let name: String
  private let note: (String) -> Void

  init(_ name: String, _ note: @escaping (String) -> Void) {
    self.name = name
    self.note = note
    super.init(nibName: nil, bundle: nil)
    title = name
    Self.alive += 1
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { Self.alive -= 1 }

  override func viewDidLoad() { note("\(name).didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("\(name).willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("\(name).isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("\(name).didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("\(name).willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("\(name).didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note("\(name).willMove(\(parent == nil ? "out" : "in"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("\(name).didMove(\(parent == nil ? "out" : "in"))")
  }
}
