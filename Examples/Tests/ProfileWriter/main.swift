// Saves users without end, a short name and a very long one in turn, until it is killed. It says so
// when there is something to kill.

import Foundation
import UserProfile

let file = ProfileFile(at: URL(fileURLWithPath: CommandLine.arguments[1]))
let names = ["Blob", String(repeating: "Blob", count: 100_000)]
var count = 0
while true {
  _ = try await file.save(UserData(username: names[count % 2]))
  count += 1
  if count == 3 { FileHandle.standardOutput.write(Data("saving\n".utf8)) }
}
