import Testing
import ViewStateController

struct ItemWorkStressTests {
  @Test func `work on many threads leaves no id behind`() async {
    let controller = ViewStateController<Int>()
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<200 {
            await controller.modifying(number % 16) {
              if !controller.isModifying(number % 16) { Issue.record("lost in task \(task)") }
            }
          }
        }
      }
    }
    #expect(controller.modifyingIds == nil)
  }
}
