/// Measures streams beside plain closures that do the same work.
@main
enum Program {
  static func main() async {
    let options = Options(CommandLine.arguments.dropFirst())
    let chosen = all.filter { options.chooses($0.name) }
    let measurement = Measurement(effort: options.effort)
    var table = Table(widestName: chosen.map(\.name.count).max() ?? 0)
    if !options.isForMachines { table.printHeading() }
    for one in chosen {
      let outcome = await measurement.run(one.trial())
      if options.isForMachines {
        table.printForMachines(one, outcome)
      } else {
        table.print(one, outcome)
      }
    }
    if !options.isForMachines { table.printSummary() }
  }

  private static var all: [Case] {
    Case.subjects + Case.stages + Case.operators + Case.joins + Case.sequences + [Case.values]
      + Case.properties
      + Case.subscribing + Case.scheduling + Case.memory
  }
}
