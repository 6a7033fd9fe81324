import { expect, it } from "vitest";
import { refererPath } from "~/storefront/session/referer-path.server";

function sentFrom(referer?: string) {
  return new Request("http://shop.example/newsletter/subscribe", {
    headers: referer ? { Referer: referer } : {},
  });
}

it("returns to the page of this shop with the form", () => {
  expect(refererPath(sentFrom("http://shop.example/faq?q=mug"))).toBe("/faq?q=mug");
  expect(refererPath(sentFrom("https://shop.example/"))).toBe("/");
});

it.each([
  undefined,
  "http://evil.example/faq",
  "http://shop.example//evil.example",
  "javascript:alert(1)",
  "?",
])("returns to the home page from elsewhere: %s", (referer) => {
  expect(refererPath(sentFrom(referer))).toBe("/");
});
