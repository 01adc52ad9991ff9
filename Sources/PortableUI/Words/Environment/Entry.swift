/// Makes a property of an extension of ``EnvironmentValues`` a value of the environment, which is what is
/// written behind `=` until a view sets another.
///
///     extension EnvironmentValues {
///       @Entry var isCompact = false
///     }
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewMacros", type: "Entry")
