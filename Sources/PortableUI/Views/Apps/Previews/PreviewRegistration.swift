/// What a use of `#Preview` leaves in the program, so that ``Preview/all`` finds it. Only the macro writes
/// such types.
public protocol _PreviewRegistration {
  /// The module and file of the use.
  static var fileID: String { get }

  /// Its line.
  static var line: Int { get }

  /// Makes the previews: one, or one for each argument.
  @MainActor static func makePreviews() -> [Preview]
}

extension Preview {
  /// All previews of the program and its libraries, by file and line.
  ///
  /// A program finds what is linked into it: a test that is to see the previews of a module depends on
  /// that module.
  @preconcurrency @MainActor public static var all: [Preview] {
    let registrations = ConformingTypes.of((any _PreviewRegistration).self)
      .compactMap { $0 as? any _PreviewRegistration.Type }
    let providers = ConformingTypes.of((any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
    return (registrations.flatMap(previews(of:)) + providers.flatMap(previews(of:)))
      .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
  }

  @MainActor
  private static func previews(of registration: any _PreviewRegistration.Type) -> [Preview] {
    registration.makePreviews().map { preview in
      var preview = preview
      preview.fileID = registration.fileID
      preview.line = registration.line
      return preview
    }
  }

  /// For the macro: what stands in the parentheses and the block of a use, as a list of one.
  public static func previews(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) -> [Preview] {
    [Preview(name, traits: traits, make: body)]
  }

  /// For the macro: a preview for each of `arguments`, called by it.
  public static func previews<Arguments: Collection>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: Arguments,
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
  ) -> [Preview] where Arguments.Element: Sendable {
    arguments.map { argument in
      var preview = Preview(
        name.map { "\($0): \(argument)" } ?? "\(argument)", traits: traits
      ) { body(argument) }
      preview.argument = argument
      return preview
    }
  }
}
