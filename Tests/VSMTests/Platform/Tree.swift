import VSM

/// An enum whose cases depend on the system.
@CaseProperties(equatable: true)
indirect enum Tree<Value> {
  case leaf(Value)
  case branch(Tree, Tree)
  #if os(Nowhere)
    case nowhere
  #else
    case here(Result<Value, any Error>?)
  #endif
}
