/// A view to look at while one works on it.
///
///     #Preview("Signed out") { AccountView(user: nil) }
///     #Preview(traits: .sizeThatFitsLayout) { Badge(count: 3) }
///
/// In an app it is only kept; ``Preview/all`` finds it for tools and tests. A property of the block that
/// is marked with `@Previewable` lives as in a view of its own.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "Preview")

/// A view to look at with each of several arguments.
///
///     #Preview("Badge", arguments: [0, 7, 1_000]) { count in Badge(count: count) }
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "ViewMacros", type: "Preview")

/// Lets a preview's block have a property as a view has it.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Notify me", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "ViewMacros", type: "Previewable")
