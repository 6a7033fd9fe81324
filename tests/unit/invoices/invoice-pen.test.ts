import { expect, it } from "vitest";
import { runsOf } from "~/engine/invoices/invoice-pen";

it.each([
  ["western letters, amounts and signs", "Zoë’s mug × 2 – −$27.86", [[true, "Zoë’s mug × 2 – −$27.86"]]],
  [
    "other Latin letters in stretches of their own",
    "Łucja Ğüneş",
    [
      [false, "Ł"],
      [true, "ucja "],
      [false, "Ğ"],
      [true, "üne"],
      [false, "ş"],
    ],
  ],
  ["letters put together of several signs", "Zoe\u0308", [[true, "Zoë"]]],
  ["a question mark for what the typeface has not", "犬🐶", [[true, "??"]]],
  ["something for nothing", "", [[true, " "]]],
])("writes %s", (_name, words, runs) => {
  expect(runsOf(words).map(({ isWestern, text }) => [isWestern, text])).toEqual(runs);
});
