import { expect, test } from "vitest";
import { pageCacheControl } from "~/storefront/shell/page-cache-control";

const shell = new Headers({ "Set-Cookie": "a=b" });

test("a page is asked for anew, and kept by nobody but its shopper", () => {
  expect(pageCacheControl({ root: shell, "routes/_index": new Headers() })).toBe("private, no-cache");
});

test("a page with data that may not be kept is kept by nobody", () => {
  const secret = new Headers({ "Cache-Control": "private, no-store" });
  expect(pageCacheControl({ root: shell, "routes/checkout": secret })).toBe("no-store");
});
