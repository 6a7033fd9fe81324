import { expect, it } from "vitest";
import { cameFrom } from "~/storefront/session/came-from.server";

function sentFrom(referer?: string) {
  return new Request("http://shop.example/newsletter/subscribe", {
    headers: referer ? { Referer: referer } : {},
  });
}

it("returns to the page of this shop with the form", () => {
  expect(cameFrom(sentFrom("http://shop.example/faq?q=mug"))).toBe("/faq?q=mug");
  expect(cameFrom(sentFrom("https://shop.example/"))).toBe("/");
});

it.each([
  undefined,
  "http://evil.example/faq",
  "http://shop.example//evil.example",
  "javascript:alert(1)",
  "?",
])("returns to the home page from elsewhere: %s", (referer) => {
  expect(cameFrom(sentFrom(referer))).toBe("/");
});
