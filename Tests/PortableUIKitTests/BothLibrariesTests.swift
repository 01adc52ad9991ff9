import Foundation
import PortableUI
import PortableUIKit
import Testing
import ViewTesting

/// The delegate that a new app begins with.
private final class NewAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  private(set) var discarded: Set<UISceneSession> = []

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    discarded.formUnion(sceneSessions)
  }
}

/// A field of either library, for the same keys.
private struct Fields: View {
  let keyboard: UIKeyboardType
  let capitals: UITextAutocapitalizationType

  private struct Old: UIViewRepresentable {
    let fields: Fields

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.placeholder = "Old"
      field.keyboardType = fields.keyboard
      field.autocapitalizationType = fields.capitals
      return field
    }

    func updateUIView(_ view: UITextField, context: Context) {}
  }

  var body: some View {
    VStack {
      TextField("New", text: .constant("")).keyboardType(keyboard).autocapitalization(capitals)
      Old(fields: self)
    }
  }
}

@Suite("Files that import both libraries")
struct BothLibrariesTests {
  @Test("The words for keyboards of phones are one, whoever is asked")
  func keyboards() {
    let screen = Screen(Fields(keyboard: .emailAddress, capitals: .words))
    #expect(screen.exists(.textField("New")) && screen.exists(.textField("Old")))
  }

  @Test("The delegate that a new app begins with compiles")
  func delegate() {
    let delegate = NewAppDelegate()
    delegate.application(.shared, didDiscardSceneSessions: [])
    #expect(delegate.discarded.isEmpty)
  }
}
