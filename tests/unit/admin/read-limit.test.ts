import { expect, test } from "vitest";
import { readLimit } from "~/admin/staff/read-limit";

test.each([
  ["", null],
  ["200", 20_000],
  ["$1,200.50", 120_050],
  ["0", 0],
])("a limit typed as “%s” is %s cents", (typed, cents) => {
  expect(readLimit(typed)).toBe(cents);
});

test.each(["200 USD", "-5", "1.234", "lots", "99999999"])("“%s” is no limit, rather than none", (typed) => {
  expect(readLimit(typed)).toBeUndefined();
});
