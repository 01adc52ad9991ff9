public import Foundation
import PortableUI
import Threads

/// What stands behind a view: loads it, hears when it comes and goes, and shows other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  // MARK: Its view

  private var knownView: UIView?

  /// The view. It is made when somebody asks for it first.
  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return knownView
    }
    set {
      knownView?.controller = nil
      knownView = newValue
      newValue?.controller = self
    }
  }

  /// The view, if it was made.
  public var viewIfLoaded: UIView? { knownView }

  /// Whether the view was made.
  public var isViewLoaded: Bool { knownView != nil }

  /// Makes the view unless it was made.
  public func loadViewIfNeeded() {
    guard knownView == nil else { return }
    loadView()
    if knownView == nil {
      misuse(
        "A view controller has no view after loadView().", facts: ["controller": self],
        fix: "Set `view` in loadView(), or do not override it.")
      knownView = UIView()
      knownView?.controller = self
    }
    viewDidLoad()
  }

  /// Makes the view. Override it to set one of your own.
  open func loadView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// A controller whose view is made in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    if let nibNameOrNil {
      stop(
        "There are no nib files on this system.", facts: ["asked for": nibNameOrNil],
        fix: "Make the view in loadView() or viewDidLoad(), and pass nil.")
    }
    super.init()
  }

  /// A controller whose view is made in code.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) { super.init() }

  open override var next: UIResponder? { knownView?.superview ?? parent }

  // MARK: When it comes and goes

  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its window, and about to be laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Brings what its view shows up to date, before that is laid out.
  ///
  /// It is called once the view is shown, when ``setNeedsUpdateProperties()`` asks for it, and when
  /// something changes that it read of an `@Observable` object: a `StateContainer`, say.
  open func updateProperties() {}
  /// The view is about to arrange what is in it.
  open func viewWillLayoutSubviews() {}
  /// The view has arranged what is in it.
  open func viewDidLayoutSubviews() {}
  /// What is around it is another than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Its view is about to get another size, as a person resizes the window. Call `super`, which tells those in it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.viewIfLoaded?.outerView != nil {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// What is covered of its view is different.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: What is for phones

  /// The colour of a phone's status bar. A desktop has none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether a phone's status bar is not seen. A desktop has none.
  open var prefersStatusBarHidden: Bool { false }
  /// How a phone's status bar comes and goes. A desktop has none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether a phone's home indicator goes by itself. A desktop has none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether it turns with a phone. A desktop stands still.
  open var shouldAutorotate: Bool { true }
  /// In which ways a phone may be held. A desktop stands still.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// How a phone is held first. A desktop stands still.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Where it goes below bars. A desktop's pages begin beside theirs.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it goes below bars that hide what is behind them. A desktop's pages begin beside theirs.
  open var extendedLayoutIncludesOpaqueBars = false
  /// A phone has little memory left. A desktop does not say so.
  open func didReceiveMemoryWarning() {}

  var needsProperties = true
  var reads = UpdateReads()

  var appearance = Appearance.gone

  /// Whether its view comes and goes with what shows it, and no other controller says so.
  var isShownAlone = false

  /// Whether it is a child of the hosting controller around the view that shows it.
  var isInHost = false

  /// Whether ``viewIsAppearing(_:)`` waits for the view to be in its window, and what it is told then.
  var waitsForWindow: Bool?

  /// Whether it has come into its parent and was not seen in it yet.
  var isNewInParent = false

  /// What is done when it has appeared.
  var whenAppeared: (() -> Void)?

  /// Whether it is on its way out of the controller it is in.
  var isLeavingParent = false

  /// Those in it that come and go with it.
  var coveredChildren: [UIViewController] { shownChildren }

  enum Appearance { case gone, coming, there, going }

  // MARK: What it is in, and what is in it

  /// The controllers in it.
  public internal(set) var children: [UIViewController] = []

  /// The controller it is in.
  public internal(set) weak var parent: UIViewController?

  /// It is about to come into another controller, or out of one.
  open func willMove(toParent parent: UIViewController?) {}
  /// It came into another controller, or out of one.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether it tells controllers in it when they come and go with it.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: What it is called

  /// What it is called, for people: in bars and tabs.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      knownNavigationItem?.title = title
      knownTabBarItem?.title = title
      navigationItemChanged()
    }
  }

  private var knownNavigationItem: UINavigationItem?

  /// What the bar of a navigation controller shows of it.
  public var navigationItem: UINavigationItem {
    if let knownNavigationItem { return knownNavigationItem }
    let new = UINavigationItem(title: title ?? "")
    new.changed = { [weak self] in self?.navigationItemChanged() }
    knownNavigationItem = new
    return new
  }

  private var knownTabBarItem: UITabBarItem?

  /// What the bar of a tab bar controller shows of it.
  public var tabBarItem: UITabBarItem! {
    get {
      if let knownTabBarItem { return knownTabBarItem }
      // Who asks is the one who shows it: nothing has changed.
      let new = UITabBarItem(title: title, image: nil, tag: 0)
      take(new)
      return new
    }
    set {
      take(newValue)
      tabBarController?.contentChanged()
    }
  }

  private func take(_ item: UITabBarItem?) {
    knownTabBarItem = item
    item?.changed = { [weak self] in self?.tabBarController?.contentChanged() }
  }

  private func navigationItemChanged() { pages.changed() }

  /// What is covered of its view beside what a system covers: what it shows itself over its edges, say.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { knownView?.safeAreaChanged() }
    }
  }

  /// What is below it in a navigation controller whose toolbar is seen.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet {
      for item in toolbarItems ?? [] {
        item.changed = { [weak self] in self?.navigationItemChanged() }
      }
      navigationItemChanged()
    }
  }

  /// Puts `toolbarItems` below it.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether its tab bar is not seen while it is. A window's tabs stay.
  open var hidesBottomBarWhenPushed = false

  /// Light or dark, whatever it is in.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { knownView?.traitsMayHaveChanged() } }
  }

  /// How large it likes to be where it is presented.
  open var preferredContentSize = CGSize.zero { didSet { pages.changed() } }

  /// Whether what it shows is being edited. ``setEditing(_:animated:)`` says so.
  public var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// Begins or ends editing. Override it to show that, and call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    knownEditButton?.show(isEditing: editing)
  }

  private weak var knownEditButton: UIBarButtonItem?

  /// A button that begins and ends editing.
  public var editButtonItem: UIBarButtonItem {
    if let knownEditButton { return knownEditButton }
    let button = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    button.show(isEditing: editing)
    knownEditButton = button
    return button
  }

  /// Shows another controller as what it is in does: as another page, or else in front of all.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows another controller in the second column it is beside, or else in front of all.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// What it was given beside ``UIResponder/keyCommands``.
  private(set) var addedKeyCommands: [UIKeyCommand] = []

  /// Does what `keyCommand` says when its keys are pressed while this controller is seen.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.append(keyCommand)
    pages.changed()
  }

  /// Does not hear those keys any longer.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
    pages.changed()
  }

  // MARK: What it presents

  /// How it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How it comes when it is presented. The desktop has a way of its own.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a person cannot close it.
  open var isModalInPresentation = false { didSet { pages.changed() } }

  /// Whether what is presented in front of it stays in its own area. It always covers the window.
  open var definesPresentationContext = false

  /// What it presents itself.
  var ownPresented: UIViewController?

  weak var presenter: UIViewController?

  /// Its ``presentationController``, once somebody asked for that.
  var knownPresentation: AnyObject?

  /// What of it a graph shows.
  private(set) lazy var pages = ControllerPages()

  /// Who hears when what is around its view is different.
  var traitListeners: TraitListeners?

  /// What is around its view.
  public var traitCollection: UITraitCollection {
    knownView?.traitCollection ?? UITraitCollection()
  }
}

/// How a controller is presented.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// How a controller comes when it is presented.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
