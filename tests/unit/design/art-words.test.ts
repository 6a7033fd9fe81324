import { expect, test } from "vitest";
import { artKeys } from "~/design/art";
import { searchArt } from "~/design/art/art-words";

test.each([
  ["birthday", ["balloon", "gift", "cake", "cupcake", "party-popper"]],
  ["Sail", ["anchor", "sail-boat"]],
  ["puppy face", ["dog"]],
  ["flow", ["blossom", "flower", "tulip"]],
  ["ail", []],
])("clip art is searched by the beginnings of words: %s", (search, keys) => {
  expect(searchArt(artKeys, search).toSorted()).toEqual(keys.toSorted());
});

test("an empty search shows all of it", () => {
  expect(searchArt(artKeys, " ")).toEqual(artKeys);
});
