import { describe, expect, it } from "vitest";
import { safeRedirect } from "~/storefront/session/safe-redirect";

const HOME = "/customer/account/dashboard";

describe("the page after a login", () => {
  it.each([
    ["/custom-pet-photo-mug", "/custom-pet-photo-mug"],
    ["/checkout?step=delivery", "/checkout?step=delivery"],
    ["/photomug-tool?sku=photo-mug&color=white#front", "/photomug-tool?sku=photo-mug&color=white#front"],
    ["/catalogsearch/result?q=100%25", "/catalogsearch/result?q=100%25"],
    ["/catalogsearch/result?q=https://a.example", "/catalogsearch/result?q=https://a.example"],
    ["/", "/"],
  ])("keeps the path %s", (target, expected) => {
    expect(safeRedirect(target, HOME)).toBe(expected);
  });

  it.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "HTTPS://evil.example/",
    "javascript:alert(1)",
    "data:text/html,hi",
    "evil.example",
    "/%2fevil.example",
    "/%2Fevil.example",
    "/%252fevil.example",
    "/%5cevil.example",
    "/%255cevil.example",
    "%2f%2fevil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " //evil.example",
    "/path%0d%0aSet-Cookie:x=1",
    "/%00",
    "/%",
    `/${"a".repeat(3000)}`,
    "",
  ])("rejects %j", (target) => {
    expect(safeRedirect(target, HOME)).toBe(HOME);
  });

  it.each([null, undefined])("ignores %s", (target) => {
    expect(safeRedirect(target, HOME)).toBe(HOME);
  });

  it.each(["/customer/login", "/customer/login?redirect=%2F", "/customer/register/", "/customer/logout"])(
    "does not lead back to %s",
    (target) => {
      expect(safeRedirect(target, HOME)).toBe(HOME);
    },
  );
});
