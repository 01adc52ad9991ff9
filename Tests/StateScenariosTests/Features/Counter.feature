Feature: Counting

  Scenario: One more
    Given I see "Taps: 0"
    When I tap "Add"
    Then I see "Taps: 1"
