import { expect, test } from "vitest";
import { pageCacheControl } from "~/storefront/shell/page-cache-control";

const shell = new Headers({ "Set-Cookie": "a=b" });

test("a page is revalidated, and cached by its shopper only", () => {
  expect(pageCacheControl({ root: shell, "routes/_index": new Headers() })).toBe("private, no-cache");
});

test("a page with private data is not cached", () => {
  const secret = new Headers({ "Cache-Control": "private, no-store" });
  expect(pageCacheControl({ root: shell, "routes/checkout": secret })).toBe("no-store");
});
