import { describe, expect, test } from "vitest";
import {
  MAX_SEARCH_LENGTH,
  SEARCH_PATTERN,
  searchPath,
  searchProblem,
  tidySearch,
} from "~/storefront/search/search-words";

// @specification §5 L199
describe("searchable text", () => {
  test.each(["mug", "Two pets", "pet-tags", "photo_mug 11oz", "Zoë", "犬", ""])("includes %j", (words) => {
    expect(searchProblem(words)).toBeNull();
  });

  test.each(["%", "?!", "<>", "&", "'", "--", "_", "😀"])("excludes %j", (words) => {
    expect(searchProblem(tidySearch(words))).toBe(
      "Please enter valid string. Allowed Characters are letters, digits, space, underscore and hyphen.",
    );
  });

  test.each([
    ["dog's", "dogs"],
    ["Mother’s Day", "Mothers Day"],
    ["cat & dog", "cat dog"],
    ["mug 11oz,", "mug 11oz"],
    ["50%", "50"],
    ["t-shirt/hoodie", "t-shirt hoodie"],
    ["<b>mug</b>", "b mug b"],
    ["mug\u0000", "mug"],
    ["dog 😀 mug!", "dog mug"],
  ])("is cleaned: %j is searched as %j", (typed, searched) => {
    expect(tidySearch(typed)).toBe(searched);
    expect(searchProblem(searched)).toBeNull();
  });

  test("has a maximum length", () => {
    expect(searchProblem("x".repeat(MAX_SEARCH_LENGTH))).toBeNull();
    expect(searchProblem("x".repeat(MAX_SEARCH_LENGTH + 1))).toMatch("at most 128 characters");
  });

  test("passes the browser's own check, which reads its pattern in the v mode", () => {
    const pattern = new RegExp(`^(?:${SEARCH_PATTERN})$`, "v");
    expect(pattern.test("?!")).toBe(false);
    expect(pattern.test("Zoë's - dog")).toBe(true);
  });
});

test("spaces around and between words are normalized", () => {
  expect(tidySearch("  two \t pets ")).toBe("two pets");
  expect(tidySearch(null)).toBe("");
  expect(searchPath("two pets")).toBe("/catalogsearch/result?q=two+pets");
});
