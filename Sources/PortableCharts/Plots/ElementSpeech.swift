public import PortableUI

extension VectorizedChartContent {
  /// What the mark of each element is called when it is read aloud.
  public func accessibilityLabel(
    _ label: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    styled { element, mark in
      if mark.label == nil { mark.label = element[keyPath: label] }
    }
  }

  /// What the mark of each element is called when it is read aloud.
  public func accessibilityLabel<S: StringProtocol>(
    _ label: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    styled { element, mark in
      if mark.label == nil { mark.label = Text(element[keyPath: label]) }
    }
  }

  /// The value that is read aloud with the name of the mark of each element.
  public func accessibilityValue(
    _ value: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    styled { element, mark in
      if mark.value == nil { mark.value = element[keyPath: value] }
    }
  }

  /// The value that is read aloud with the name of the mark of each element.
  public func accessibilityValue<S: StringProtocol>(
    _ value: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    styled { element, mark in
      if mark.value == nil { mark.value = Text(element[keyPath: value]) }
    }
  }

  /// A name for tests to find the mark of each element by. Nobody hears it.
  public func accessibilityIdentifier(
    _ identifier: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    styled { element, mark in
      if mark.identifier == nil { mark.identifier = element[keyPath: identifier] }
    }
  }

  /// Whether assistive technologies pass over the mark of each element.
  public func accessibilityHidden(
    _ hidden: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    styled { element, mark in
      mark.isHidden = mark.isHidden || element[keyPath: hidden]
    }
  }
}
