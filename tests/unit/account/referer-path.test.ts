import { expect, it } from "vitest";
import { refererPath } from "~/storefront/session/referer-path.server";

function sentFrom(referer?: string) {
  return new Request("http://shop.example/newsletter/subscribe", {
    headers: referer ? { Referer: referer } : {},
  });
}

it("leads back to the page of this shop that a form stood on", () => {
  expect(refererPath(sentFrom("http://shop.example/faq?q=mug"))).toBe("/faq?q=mug");
  expect(refererPath(sentFrom("https://shop.example/"))).toBe("/");
});

it.each([
  undefined,
  "http://evil.example/faq",
  "http://shop.example//evil.example",
  "javascript:alert(1)",
  "?",
])("leads home from elsewhere: %s", (referer) => {
  expect(refererPath(sentFrom(referer))).toBe("/");
});
