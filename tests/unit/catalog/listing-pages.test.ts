import { expect, test } from "vitest";
import { linkedPages } from "~/storefront/catalog/listing-pages";

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 4]],
  [3, 4, [1, 2, 3, 4]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
])("page %i of %i has links to %j", (page, pages, expected) => {
  expect(linkedPages(page, pages)).toEqual(expected);
});
