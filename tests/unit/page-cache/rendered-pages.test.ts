import type { EntryContext } from "@remix-run/node";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showBrand, thisBrand } from "~/brand/this-brand";
import { renderedPage } from "~/storefront/page-cache/rendered-pages.server";

const HALF_A_MINUTE = 30_000;
const render = vi.fn<(nonce: string) => string>();

interface Asked {
  path?: string;
  method?: string;
  status?: number;
  root?: object | null;
  page?: unknown;
  actionData?: unknown;
  errors?: object;
  nonce?: string;
  cacheControl?: string;
}

/** The page as a browser gets it. */
function page({
  path = "/checkout/cart",
  method = "GET",
  status = 200,
  root = {},
  page = { lines: ["a mug"] },
  actionData = null,
  errors,
  nonce = "any",
  cacheControl = "no-store",
}: Asked = {}): string {
  const [now, honeypot] = [new Date().toISOString(), { name: crypto.randomUUID() }];
  const shell = root && { cartCount: 1, message: null, now, honeypot, ...root };
  const loaderData = { root: shell, "routes/page": page };
  const loaderHeaders = { "routes/page": new Headers({ "Cache-Control": cacheControl }) };
  const context = {
    staticHandlerContext: { loaderData, loaderHeaders, actionData, errors: errors ?? null },
  };
  const request = new Request(`https://shop.example${path}`, { method });
  return String(
    renderedPage({ request, status, nonce, context: context as unknown as EntryContext }, render),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.spyOn(performance, "now").mockImplementation(() => Date.now());
  render
    .mockReset()
    .mockImplementation((nonce) => `<script nonce="${nonce}">ü</script>${render.mock.calls.length}`);
  showBrand({ ...thisBrand() });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a page with the same data", () => {
  it("is rendered once, and has each response's nonce", () => {
    expect(page({ nonce: "one" })).toBe('<script nonce="one">ü</script>1');
    expect(page({ nonce: "two" })).toBe('<script nonce="two">ü</script>1');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("is rendered once for half a minute, whatever the time and the honeypot", () => {
    page();
    vi.advanceTimersByTime(HALF_A_MINUTE - 1);
    expect(page()).toContain("</script>1");
    vi.advanceTimersByTime(2);
    expect(page()).toContain("</script>2");
  });

  it("is rendered anew once the brand has changed, such as its navigation", () => {
    page();
    showBrand({ ...thisBrand() });
    expect(page()).toContain("</script>2");
  });
});

describe("a page is rendered for itself", () => {
  it.each<[string, Asked]>([
    ["another address", { path: "/checkout/cart?step=review" }],
    ["other data of the page", { page: { lines: ["a pillow"] } }],
    ["another name in the header", { root: { customer: { firstname: "Ada" } } }],
    ["another device", { root: { isMobile: true } }],
  ])("with %s", (_what, asked) => {
    page();
    expect(page(asked)).toContain("</script>2");
    expect(page()).toContain("</script>1");
  });

  it.each<[string, Asked]>([
    ["a message", { root: { message: { text: "Your cart was updated." } } }],
    ["the response to a form", { method: "POST", actionData: { name: "Please enter a name." } }],
    ["an error", { errors: { "routes/page": new Error("broken") } }],
    ["another status", { status: 404 }],
    ["no shell, such as the staff's", { root: null }],
    ["content for many visitors", { cacheControl: "private, no-cache" }],
  ])("each time with %s", (_what, asked) => {
    expect(page({ ...asked, nonce: "one" })).toContain('nonce="one"');
    page(asked);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe("cached pages", () => {
  it("take a bounded space: the least recently used one gives way", () => {
    render.mockImplementation(() => "page ".repeat(200_000));
    for (const count of [1, 2, 3, 4, 5, 6]) page({ root: { cartCount: count } });
    page({ root: { cartCount: 6 } });
    expect(render).toHaveBeenCalledTimes(6);
    page({ root: { cartCount: 1 } });
    expect(render).toHaveBeenCalledTimes(7);
  });
});
