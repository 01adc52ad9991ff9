"""Proves that the check of plans sees an alias that is lost."""

import pathlib
import sys
import unittest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
import plans  # noqa: E402


class Plans(unittest.TestCase):
    def plan(self, lost=None):
        return "\n".join(
            f'args: ["swiftc","-module-name","{module}",'
            + "".join(f'"-module-alias","{alias}",' for alias in plans.ALIASES
                      if (module, alias) != lost)
            + '"-emit-module"]\n' + f'args: ["swiftc","-module-name","{module}","-emit-executable"]'
            for module in plans.MODULES)

    def test_a_plan_with_all_aliases_is_right(self):
        self.assertEqual(plans.missing(self.plan()), [])

    def test_a_lost_alias_is_found(self):
        lost = ("Feature", "Combine=LinuxCombine")
        self.assertEqual(plans.missing(self.plan(lost)), [lost])

    def test_a_module_that_is_not_planned_is_found(self):
        self.assertEqual(len(plans.missing("")), len(plans.MODULES) * len(plans.ALIASES))


if __name__ == "__main__":
    unittest.main()
