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

  test.each(["50%", "mug?", "<b>", "a;b", "dog's", "mug\u0000", "a/b", "😀"])("excludes %j", (words) => {
    expect(searchProblem(words)).toBe(
      "Please enter valid string. Allowed Characters are letters, digits, space, underscore and hyphen.",
    );
  });

  test("has a maximum length", () => {
    expect(searchProblem("x".repeat(MAX_SEARCH_LENGTH))).toBeNull();
    expect(searchProblem("x".repeat(MAX_SEARCH_LENGTH + 1))).toMatch("at most 128 characters");
  });

  test("passes the browser's own check, which reads its pattern in the v mode", () => {
    const pattern = new RegExp(`^(?:${SEARCH_PATTERN})$`, "v");
    expect(pattern.test("Zoë's")).toBe(false);
    expect(pattern.test("Zoë_1 - dog")).toBe(true);
  });
});

test("spaces around and between words are normalized", () => {
  expect(tidySearch("  two \t pets ")).toBe("two pets");
  expect(tidySearch(null)).toBe("");
  expect(searchPath("two pets")).toBe("/catalogsearch/result?q=two+pets");
});
