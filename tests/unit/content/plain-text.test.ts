import { expect, test } from "vitest";
import { plainText } from "~/storefront/content/plain-text.server";

test.each([
  ["<p>Women&#39;s &amp; men's <b>bags</b></p>", "Women's & men's bags"],
  ["Cats & dogs, from 8 in", "Cats & dogs, from 8 in"],
  [null, ""],
])("%s becomes plain text", (html, text) => {
  expect(plainText(html)).toBe(text);
});
