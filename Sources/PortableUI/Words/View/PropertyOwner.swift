/// A type of a user's own whose properties may be wrapped: by `@State`, `@Environment` and their kin.
///
/// Every protocol for such types refines it: for styles, apps, scenes and what is in a bar. So whatever
/// stands in a view for one of them has its wrappers found, and a new protocol of that kind needs to
/// remember nothing but this. A view is looked into by itself.
public protocol _PropertyOwner {}

/// One of our own types of such a kind, which is not looked into.
protocol PrimitiveOwner {}

/// A view that stands for an owner whose protocol cannot say so: a type may be a view modifier under
/// conditions, and would then have to be a `_PropertyOwner` in so many words.
protocol OwnerHolder {
  /// The type of the field with the owner in it.
  static var owner: Any.Type { get }
}
