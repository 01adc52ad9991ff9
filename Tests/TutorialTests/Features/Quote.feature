Feature: A quote

  Scenario: A connection that is lost and found
    Then I see "Offline()"
    When I tap "Retry"
    Then I see "Less, but better."
    And I do not see "Retry"
