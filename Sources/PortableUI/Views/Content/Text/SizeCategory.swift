extension EnvironmentValues {
  /// How large letters are: `dynamicTypeSize` by its older names.
  public var sizeCategory: ContentSizeCategory {
    get { dynamicTypeSize.category }
    set { dynamicTypeSize = newValue.typeSize }
  }
}
