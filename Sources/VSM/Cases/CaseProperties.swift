/// Makes a property of each case of an enum.
///
///     @CaseProperties
///     enum ProfileState {
///       case loading
///       case loaded(Profile)
///       case failed(reason: String, retries: Int)
///     }
///
///     state.isLoading           // a case that holds nothing
///     state.loaded?.name = ""   // what a case holds; nil in other cases
///     state.failed?.reason      // several payloads are a tuple
///
/// A value that is written makes it that case. Nil that is written does nothing, since a case is left by
/// naming another. So a payload can be bound, and changes can be about one:
///
///     TextField("Name", text: $state.bind(\.loaded, \.name, or: ""))
///     Change(in: \.loaded) { loaded in loaded.isSaving = true }
///
/// `StateCase` lists the cases without what they hold, and `stateCase` says which it is.
///
/// An enum that declares one of these names itself keeps its own. Where it is to be Equatable, too, there is
/// ``CaseProperties(equatable:)``.
@attached(member, names: arbitrary)
@attached(extension, conformances: HasStateCase)
public macro CaseProperties() = #externalMacro(module: "ViewMacros", type: "CaseProperties")

/// Makes a property of each case of an enum, as ``CaseProperties()`` does, and makes it `Equatable`.
///
/// A payload that cannot be compared, such as a closure, counts as equal. In one that has parts, those are
/// compared that can be; objects are the same where they are identical. So `onChange(of:)`, animations and
/// expectations in tests can be given such a state.
///
/// - Parameter equatable: Whether it gets an `==`.
@attached(member, names: arbitrary)
@attached(extension, conformances: HasStateCase, Equatable)
public macro CaseProperties(equatable: Bool) =
  #externalMacro(module: "ViewMacros", type: "CaseProperties")
