import { describe, expect, it, test } from "vitest";
import { canonicalPath, requireCanonicalAddress } from "~/storefront/content/canonical-address.server";

describe("the canonical form of a path", () => {
  test.each([
    ["/", "/"],
    ["/faq", "/faq"],
    ["/faq/", "/faq"],
    ["//faq", "/faq"],
    ["///", "/"],
    ["/Wall-Art//Posters/", "/wall-art/posters"],
    ["/\\evil.example", "/evil.example"],
    ["//evil.example/x", "/evil.example/x"],
    ["/Blog/feed.xml", "/Blog/feed.xml"],
    ["/design/AbCdEfGhIjKlMnOpQrStUvWxYz012345", "/design/AbCdEfGhIjKlMnOpQrStUvWxYz012345"],
    ["/Caf%C3%A9", "/Caf%C3%A9"],
    ["/productqa/index/view/ps/cHJvZHVj/", "/productqa/index/view/ps/cHJvZHVj"],
    ["/product/review/MTIz", "/product/review/MTIz"],
    ["/customer/account/view-order/MPC100000001", "/customer/account/view-order/MPC100000001"],
  ])("of %s is %s, and canonical itself", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });
});

describe("a page asked for in another form", () => {
  const ask = (address: string, method = "GET") => {
    try {
      requireCanonicalAddress(new Request(address, { method }));
      return null;
    } catch (response) {
      return response as Response;
    }
  };

  it("is redirected to its URL with its query", () => {
    const result = ask("http://shop.example/FAQ/?Cc=AbC");
    expect(result?.status).toBe(301);
    expect(result?.headers.get("Location")).toBe("/faq?Cc=AbC");
  });

  it("never leads to another site", () => {
    expect(ask("http://shop.example//Evil.example/")?.headers.get("Location")).toBe("/Evil.example");
  });

  it("is not redirected when it is canonical, or for a submitted form", () => {
    expect(ask("http://shop.example/faq?p=1")).toBeNull();
    expect(ask("http://shop.example/FAQ", "POST")).toBeNull();
  });
});
