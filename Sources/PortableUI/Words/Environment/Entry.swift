/// Makes a property of an extension of ``EnvironmentValues`` a value of the environment, which is what is
/// written behind `=` until a view sets another.
///
///     extension EnvironmentValues {
///       @Entry var isCompact = false
///     }
///
/// In an extension of ``ContainerValues`` it makes a value that views tell the container around them.
///
/// In an extension of ``FocusedValues`` it makes a value that views tell of; its type is an optional, and
/// nothing is written behind it.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewMacros", type: "Entry")
