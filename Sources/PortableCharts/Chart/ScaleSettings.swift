import PortableUI

/// The scales that an app asks for.
struct ScaleSettings {
  var x = ScaleChoice()
  var y = ScaleChoice()
  var foreground = StyleScale<AnyShapeStyle>.Choice()
  var symbols = StyleScale<any ChartSymbolShape>.Choice()
  var lines = StyleScale<StrokeStyle>.Choice()
  var symbolSizes = SymbolSizeScale.Choice()
}
