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
test("the cart count is read anew when the path changes", () => {
  expect(going("/", "/custom-pet-prints")).toBe(true);
  expect(going("/checkout/cart", "/photomug-tool?id=1")).toBe(true);
});

// @specification §4 L163
test("the cart count is left as it is on the way to cart, checkout and success pages", () => {
  for (const path of ["/checkout/cart", "/checkout", "/checkout/success"]) {
    expect(going("/", path), path).toBe(false);
  }
});

test("whatever the page, what was just done is seen in the header", () => {
  expect(going("/photomug-tool", "/checkout/cart", "POST")).toBe(true);
  expect(going("/checkout/cart", "/checkout/cart", "POST")).toBe(true);
});

test("other options, filters and places of the same page ask nothing", () => {
  expect(going("/custom-pet-prints", "/custom-pet-prints?color=blue")).toBe(false);
  expect(going("/custom-pet-prints?p=1", "/custom-pet-prints?p=2", "GET")).toBe(false);
});

test("a page that asks for everything anew gets it", () => {
  expect(going("/faq", "/faq")).toBe(true);
});
