// What UIKit does by selectors, storyboards and key-value observing, written in code.

import Foundation
import PortableCombine
import PortableUIKit
import ViewTesting

extension Notification.Name {
  static let trackChanged = Notification.Name("trackChanged")
}

final class Player {
  @Published var title = "Silence"
  var plays = 0

  func play() {
    plays += 1
    NotificationCenter.default.post(name: .trackChanged, object: self)
  }
}

let player = Player()

// snippet.controller
final class PlayerController: UIViewController {
  override func loadView() {
    let column = UIStackView()
    column.axis = .vertical
    view = column
  }
}
// snippet.end

let page = PlayerController(nibName: nil, bundle: nil)
let column = page.view as! UIStackView

// snippet.actions
let button = UIButton(type: .system)
button.setTitle("Play", for: .normal)
button.addAction(UIAction { _ in player.play() }, for: .touchUpInside)
// snippet.end
column.addArrangedSubview(button)

// snippet.bars
page.navigationItem.rightBarButtonItem = UIBarButtonItem(
  title: "Again", primaryAction: UIAction { _ in player.play() })
// snippet.end

// snippet.gestures
let cover = UILabel()
cover.text = "Cover"
cover.isUserInteractionEnabled = true
cover.addGestureRecognizer(UITapGestureRecognizer { _ in player.play() })
// snippet.end
column.addArrangedSubview(cover)

// snippet.keys
page.addKeyCommand(
  UIKeyCommand(title: "Play", input: "p", modifierFlags: .command) { _ in
    player.play()
  })
// snippet.end

// snippet.notifications
var changes = 0
let notifications = NotificationCenter.default.publisher(for: .trackChanged)
  .sink { _ in changes += 1 }
// snippet.end

// snippet.observing
let titles = player.$title.sink { page.title = $0 }
// snippet.end

let screen = Screen(UINavigationController(rootViewController: page))
precondition(screen.title == "Silence")
try screen.tap("Play")
try screen.tap("Again")
try screen.tap("Cover")
try screen.press("p", modifiers: .command)
await screen.settle()
precondition(player.plays == 4 && changes == 4)
player.title = "Song"
await screen.settle()
precondition(screen.title == "Song")
await screen.close()
