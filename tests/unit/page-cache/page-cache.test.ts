import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { clearPublicCache, evictPageResponses } from "~/provider/public-cache.server";
import { sharedPage } from "~/storefront/page-cache/page-cache.server";

const FRESH_MILLISECONDS = 10_000;
const STALE_MILLISECONDS = 30_000;

let asked = { key: "", url: "https://shop.example/", headers: { "User-Agent": "any" } };
const render = vi.fn<(request: Request) => Promise<Response>>();

function page(text: string, init: ResponseInit = {}): Response {
  const headers = new Headers({
    "Content-Security-Policy": "script-src 'nonce-abc='",
    "Cache-Control": "private, no-cache",
  });
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  return new Response(`<script nonce="abc=">1</script>${text}<style nonce="abc="></style>`, {
    status: init.status,
    headers,
  });
}

const bodyOf = async () => (await sharedPage(asked, render)).body;

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
  it("is rendered once, and sent each time with another nonce", async () => {
    const [first, second] = [await sharedPage(asked, render), await sharedPage(asked, render)];
    expect(render).toHaveBeenCalledTimes(1);
    expect([first.source, second.source]).toEqual(["rendered", "cached"]);
    expect(first.body.replaceAll(nonceIn(first), nonceIn(second))).toBe(second.body);
    expect(nonceIn(first)).not.toBe(nonceIn(second));
    expect(second.body).toBe(
      `<script nonce="${nonceIn(second)}">1</script>page 1<style nonce="${nonceIn(second)}"></style>`,
    );
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
    expect([stale.source, stale.body]).toEqual(["stale", expect.stringContaining("page 1")]);
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

function nonceIn({ headers }: { headers: [string, string][] }): string {
  const policy = headers.find(([name]) => name === "content-security-policy")?.[1] ?? "";
  return policy.match(/'nonce-([^']+)'/)?.[1] ?? "";
}
