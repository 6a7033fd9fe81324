import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { clearPublicCache, evictPageResponses } from "~/provider/public-cache.server";
import { type PageResponse, sharedPage } from "~/storefront/page-cache/page-cache.server";
import { NAME } from "~/storefront/page-cache/page-with-holes.server";

const FRESH_MILLISECONDS = 10_000;
const STALE_MILLISECONDS = 30_000;

let asked = { key: "", url: "https://shop.example/", headers: { "User-Agent": "any" } };
const render = vi.fn<(request: Request, context?: object) => Promise<Response>>();

function page(text: string, init: ResponseInit = {}): Response {
  const headers = new Headers({
    "Content-Security-Policy": "script-src 'self' 'nonce-abc='; style-src 'self' 'nonce-abc='",
    "Cache-Control": "private, no-cache",
  });
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  return new Response(`<script nonce="abc=">1</script>${text}<style nonce="abc="></style>`, {
    status: init.status,
    headers,
  });
}

const bodyOf = async () => textOf(await sharedPage(asked, render));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  // For the cache, the time 0 is none.
  vi.advanceTimersByTime(1);
  clearPublicCache();
  asked = { ...asked, key: crypto.randomUUID() };
  render.mockReset().mockImplementation(async () => page(`page ${render.mock.calls.length}`));
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a shared page", () => {
  it("is rendered once, and sent with the same bytes and without a nonce", async () => {
    const [first, second] = [await sharedPage(asked, render), await sharedPage(asked, render)];
    expect(render).toHaveBeenCalledTimes(1);
    expect([first.source, second.source]).toEqual(["rendered", "cached"]);
    expect(await textOf(second)).toBe("<script>1</script>page 1<style></style>");
    expect(second.body).toBe(first.body);
    expect(headerOf(second, "content-security-policy")).toBe(
      "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='; " +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    );
  });

  it("has compressed copies, each made once", async () => {
    const { body } = await sharedPage(asked, render);
    const [gzip, brotli] = [await body.copy("gzip"), await body.copy("br")];
    expect(gunzipSync(gzip).toString()).toBe(await bodyOf());
    expect(brotliDecompressSync(brotli).toString()).toBe(await bodyOf());
    expect([body.copy("gzip"), body.copy("br")]).toEqual([gzip, brotli]);
  });

  it("has a tag that changes with it", async () => {
    const first = await sharedPage(asked, render);
    const again = await sharedPage(asked, render);
    clearPublicCache();
    const next = await sharedPage(asked, render);
    expect(headerOf(first, "etag")).toMatch(/^W\/"[\w-]{43}"$/);
    expect(headerOf(again, "etag")).toBe(headerOf(first, "etag"));
    expect(headerOf(next, "etag")).not.toBe(headerOf(first, "etag"));
  });

  it("keeps a nonce, a new one for each response, where scripts of other hosts pass it on", async () => {
    render.mockImplementation(async () =>
      page("page", {
        headers: { "Content-Security-Policy": "script-src 'self' 'nonce-abc=' https://chat.example" },
      }),
    );
    const [first, second] = [await sharedPage(asked, render), await sharedPage(asked, render)];
    expect(nonceIn(first)).not.toBe(nonceIn(second));
    expect(await textOf(second)).toBe(
      `<script nonce="${nonceIn(second)}">1</script>page<style nonce="${nonceIn(second)}"></style>`,
    );
  });

  it("allows no inline script that the shop did not mark", async () => {
    render.mockImplementation(async () => page("<script>steal()</script>"));
    const shown = await sharedPage(asked, render);
    expect(headerOf(shown, "content-security-policy")?.match(/sha256-/g)).toHaveLength(2);
  });

  it("shows each customer their own name, as the page itself would write it", async () => {
    render.mockImplementation(async () => page(`{"firstname":"${NAME}"}<b>Hi, ${NAME}</b>`));
    const shown = async (firstname: string) => textOf(await sharedPage({ ...asked, firstname }, render));
    expect(await shown("Ada")).toContain('{"firstname":"Ada"}<b>Hi, Ada</b>');
    expect(await shown(`O'Hara </script>`)).toContain(
      `{"firstname":"O'Hara \\u003c/script\\u003e"}<b>Hi, O&#x27;Hara &lt;/s…</b>`,
    );
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("has a new nonce and no tag when it shows a name", async () => {
    render.mockImplementation(async () => page(NAME));
    const named = { ...asked, firstname: "Ada" };
    const [first, second] = [await sharedPage(named, render), await sharedPage(named, render)];
    expect(nonceIn(first)).not.toBe(nonceIn(second));
    expect(await textOf(second)).toContain(`<script nonce="${nonceIn(second)}">`);
    expect(headerOf(second, "etag")).toBeUndefined();
  });

  it("is rendered with the shell of its visitors", async () => {
    const context = { shell: "with a cart" };
    await sharedPage({ ...asked, context }, render);
    expect(render.mock.lastCall?.[1]).toBe(context);
  });

  it("is rendered once for visitors who ask at the same time", async () => {
    await Promise.all([bodyOf(), bodyOf(), bodyOf()]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("is rendered from nothing but the reduced request", async () => {
    await bodyOf();
    const [request] = render.mock.lastCall ?? [];
    expect(request?.url).toBe(asked.url);
    expect([...(request?.headers ?? [])]).toEqual([["user-agent", "any"]]);
  });

  it("is renewed in the background once it is ten seconds old", async () => {
    await bodyOf();
    vi.advanceTimersByTime(FRESH_MILLISECONDS + 1);
    const stale = await sharedPage(asked, render);
    expect([stale.source, await textOf(stale)]).toEqual(["stale", expect.stringContaining("page 1")]);
    await vi.waitFor(async () => expect(await bodyOf()).toContain("page 2"));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("is waited for once the last one is half a minute old", async () => {
    await bodyOf();
    vi.advanceTimersByTime(STALE_MILLISECONDS + 1);
    expect(await bodyOf()).toContain("page 2");
  });

  test.each([
    ["of everything", clearPublicCache],
    ["of any page", () => evictPageResponses("/pet-photo-mugs")],
  ])("is rendered again after an invalidation %s", async (_, invalidate) => {
    await bodyOf();
    invalidate();
    expect(await bodyOf()).toContain("page 2");
  });

  it("is not kept when an invalidation came while it was rendered", async () => {
    render.mockImplementationOnce(async () => {
      clearPublicCache();
      return page("outdated");
    });
    expect(await bodyOf()).toContain("outdated");
    expect(await bodyOf()).toContain("page 2");
  });

  it.each([
    ["an error", () => page("failed", { status: 503 })],
    ["a page that is not found", () => page("nothing", { status: 404 })],
    ["a redirect", () => new Response(null, { status: 302, headers: { Location: "/" } })],
    ["a secret page", () => page("secret", { headers: { "Cache-Control": "no-store" } })],
  ])("is not kept when it is %s", async (_, respond) => {
    render.mockImplementationOnce(async () => respond());
    const { status } = respond();
    expect((await sharedPage(asked, render)).status).toBe(status);
    vi.advanceTimersByTime(2);
    expect(await bodyOf()).toContain("page 2");
  });

  it("fails for those who asked when it cannot be rendered, and is tried again", async () => {
    render.mockRejectedValueOnce(new Error("out of memory"));
    await expect(bodyOf()).rejects.toThrow("out of memory");
    expect(await bodyOf()).toContain("page 2");
  });
});

async function textOf({ body }: PageResponse): Promise<string> {
  return (await body.copy("identity")).toString();
}

function headerOf({ headers }: PageResponse, wanted: string): string | undefined {
  return headers.find(([name]) => name === wanted)?.[1];
}

function nonceIn(response: PageResponse): string {
  return headerOf(response, "content-security-policy")?.match(/'nonce-([^']+)'/)?.[1] ?? "";
}
