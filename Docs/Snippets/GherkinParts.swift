// A feature that has every part of the language of feature files.

import Foundation
import StateScenarios

let sentences = #"""
  // snippet.feature
  @basket
  Feature: Basket

    Background:
      Given I see "Basket"

    Rule: A basket holds ten things

      Scenario Outline: <count> things are put in
        When I put in:
          | thing | count   |
          | apple | <count> |
        Then I see "<shown>"

        Examples:
          | count | shown           |
          | 3     | 3 things        |
          | 11    | It does not fit |

      @slow
      Scenario: A note goes along
        When I write
          """
          For Ada:
            please ring twice.
          """
        Then I see "For Ada"
  // snippet.end
  """#
let text = sentences.split(separator: "\n", omittingEmptySubsequences: false)
  .filter { !$0.contains("// snippet") }.joined(separator: "\n")

// snippet.read
let feature = try Feature(text: text)
let quick = feature.scenarios.filter { !$0.tags.contains("@slow") }
precondition(
  quick.map(\.name) == ["3 things are put in", "11 things are put in"])
// snippet.end
