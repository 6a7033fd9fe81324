import { expect, test } from "vitest";
import { codesOf } from "~/storefront/catalog/option-codes";

test.each([
  [
    ["Small", "Extra Large"],
    ["small", "extra-large"],
  ],
  [
    ["5 ½", "5 ¼", "6"],
    ["5-", "5-2", "6"],
  ],
  [
    ["大", "小"],
    ["-1", "-2"],
  ],
  [
    ["A+", "A-"],
    ["a-", "a-2"],
  ],
  [
    [null, ""],
    ["-1", "-2"],
  ],
])("the values %j have the codes %j", (titles, codes) => {
  expect(codesOf(titles)).toEqual(codes);
});
