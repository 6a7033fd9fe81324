import { expect, test } from "vitest";
import { shortList } from "~/admin/ui/short-list";

test.each([
  [[], ""],
  [["mug", "tag", "pillow"], "mug, tag, pillow"],
  [["mug", "tag", "pillow", "mat", "apron"], "mug, tag, pillow and 2 more"],
])("a cell lists %j as “%s”", (names, text) => {
  expect(shortList(names)).toBe(text);
});
