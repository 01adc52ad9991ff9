import Testing

/// Tests that record while they wait, and those that count what others would disturb: one after the other.
@Suite(.serialized) enum OneByOne {}
