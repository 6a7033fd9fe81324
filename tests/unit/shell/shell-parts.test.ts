import { describe, expect, test } from "vitest";
import { fillPlaceholders } from "~/storefront/shell/offer-text";
import { cartBadge, loginPath, shellParts, shortName } from "~/storefront/shell/shell-parts";

test("the cart badge counts to 99 and then says 99+", () => {
  expect(cartBadge(1)).toBe("1");
  expect(cartBadge(99)).toBe("99");
  expect(cartBadge(100)).toBe("99+");
});

test("the greeting keeps at most ten characters of the first name", () => {
  expect(shortName("Ada")).toBe("Ada");
  expect(shortName("Maximilian")).toBe("Maximilian");
  expect(shortName("Bartholomew")).toBe("Bartholome…");
});

test("the checkout page shows a calm header and footer, the cart the full ones", () => {
  expect(shellParts("/checkout")).toEqual({ header: "calm", footer: "calm" });
  expect(shellParts("/checkout/success").footer).toBe("calm");
  expect(shellParts("/checkout/cart")).toEqual({ header: "full", footer: "full" });
  expect(shellParts("/noheader-nofooter")).toEqual({ header: "none", footer: "none" });
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

describe("an offer's text", () => {
  test("names the sale and the amount from which shipping is free", () => {
    expect(fillPlaceholders("[SALE_TITLE]: [FREESHIPPING]", "Spring sale", "99")).toBe(
      "Spring sale: Free Standard Shipping on all orders above $99",
    );
  });

  test("keeps cents that are not zero, and text without placeholders", () => {
    expect(fillPlaceholders("[FREESHIPPING]", "", "49.5")).toContain("above $49.50");
    expect(fillPlaceholders("Hello", "Sale", "99")).toBe("Hello");
  });
});
