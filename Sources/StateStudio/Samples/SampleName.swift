import StateEvents

/// What a state is called: by its case, or else as it describes itself.
package func nameOfSample(_ state: Any) -> String {
  Mirror(reflecting: state).displayStyle == .enum ? caseName(of: state) : "\(state)"
}
