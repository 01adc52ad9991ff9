Feature: Notes

  Scenario: Notes are found by words
    When I type "7" into "Search"
    And 0.3 seconds pass
    Then I see "Bread 7"
    But I do not see "Garden 12"

  Scenario: A note is written
    When I tap "New Note"
    Then I see "A note needs a title."
    When I type "Oven" into "Title"
    And I tap "Save"
    Then I see "Oven"
    But I do not see "Cancel"

  Scenario: A note is deleted, and is back
    When I open the menu of "Garden 12"
    And I choose "Delete"
    Then I see "“Garden 12” is deleted."
    When I tap "Undo"
    Then I see "Garden 12"
    But I do not see "Undo"
