import { describe, expect, test } from "vitest";
import { cartBadge, loginPath, shortName } from "~/storefront/shell/visitor-text";

// @specification §4 L163
// @specification §9 L294
test("the cart badge counts to 99 and then says 99+", () => {
  expect(cartBadge(1)).toBe("1");
  expect(cartBadge(99)).toBe("99");
  expect(cartBadge(100)).toBe("99+");
});

// @specification §3 L101
// @specification §9 L294
test("the greeting keeps at most ten characters of the first name", () => {
  expect(shortName("Ada")).toBe("Ada");
  expect(shortName("Maximilian")).toBe("Maximilian");
  expect(shortName("Bartholomew")).toBe("Bartholome…");
});

describe("the login link", () => {
  test("remembers the page with its search", () => {
    const location = { pathname: "/custom-pet-photo-mug", search: "?color=blue&size=11oz" };
    expect(loginPath("login", location)).toBe(
      "/customer/login?redirect=%2Fcustom-pet-photo-mug%3Fcolor%3Dblue%26size%3D11oz",
    );
  });

  test("remembers neither the home page nor pages of the account", () => {
    expect(loginPath("login", { pathname: "/", search: "" })).toBe("/customer/login");
    expect(loginPath("register", { pathname: "/customer/login", search: "?redirect=/x" })).toBe(
      "/customer/register",
    );
  });
});
