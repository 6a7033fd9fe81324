import { expect, test } from "vitest";
import { shellRefreshes } from "~/storefront/shell/refresh-shell";

function going(from: string, to: string, formMethod?: "GET" | "POST") {
  return shellRefreshes({
    currentUrl: new URL(from, "http://localhost"),
    nextUrl: new URL(to, "http://localhost"),
    formMethod,
    defaultShouldRevalidate: true,
  });
}

// @specification §4 L163
test("the cart count is reloaded when the path changes", () => {
  expect(going("/", "/custom-pet-prints")).toBe(true);
  expect(going("/checkout/cart", "/photomug-tool?id=1")).toBe(true);
});

// @specification §4 L163
test("the cart count is not reloaded on the way to cart, checkout and success pages", () => {
  for (const path of ["/checkout/cart", "/checkout", "/checkout/success"]) {
    expect(going("/", path), path).toBe(false);
  }
});

test("after an action the header is reloaded on any page", () => {
  expect(going("/photomug-tool", "/checkout/cart", "POST")).toBe(true);
  expect(going("/checkout/cart", "/checkout/cart", "POST")).toBe(true);
});

test("other options, filters and anchors of the same page load nothing", () => {
  expect(going("/custom-pet-prints", "/custom-pet-prints?color=blue")).toBe(false);
  expect(going("/custom-pet-prints?p=1", "/custom-pet-prints?p=2", "GET")).toBe(false);
});

test("a page can request a complete reload", () => {
  expect(going("/faq", "/faq")).toBe(true);
});
