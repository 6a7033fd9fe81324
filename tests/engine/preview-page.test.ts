import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { previewCookieHeader, previewUrl } from "~/provider/preview-cookie.server";
import { clearPublicCache } from "~/provider/public-cache.server";
import { loader } from "~/routes/$";
import { pageCacheControl } from "~/storefront/shell/page-cache-control";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { productForms } from "./product-forms";
import { callAdmin, resultOf, staffMember } from "./staff";

/** The page of a preview, which nobody else gets. */

/** The storefront's provider is the test's engine. */
const provider = vi.hoisted(() => ({ engine: undefined as EngineFixture | undefined, asked: 0 }));
vi.mock("~/provider/host.server", async (original) => ({
  ...(await original<typeof import("~/provider/host.server")>()),
  async providerFetch(input: RequestInfo | URL, init?: RequestInit) {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    if (String(init?.body).includes("RoutePage")) provider.asked += 1;
    return provider.engine?.rest(pathname + search, init);
  },
}));

const SKU = "photo-mug";
const ORIGIN = "https://shop.example";

let preview: { path: string; token: string };
beforeAll(async () => {
  const engine = await openFixture();
  provider.engine = engine;
  const manager = await staffMember(engine, "manager");
  await productForms(engine, manager).save(SKU, { name: "Mug in Preview" });
  const query = `{ productPreview(sku: "${SKU}") { path token } }`;
  preview = resultOf(await callAdmin(engine, query, {}, manager.token), "productPreview");
});
afterAll(() => provider.engine?.close());

async function openPage(address: string, cookie?: string) {
  const headers: HeadersInit = cookie ? { Cookie: cookie } : {};
  const request = new Request(`${ORIGIN}${address}`, { headers });
  const response = (await loader({ request, params: {}, context: {} })) as Response;
  return { headers: response.headers, view: await response.json() };
}

function cookieHeader(): Promise<string> {
  return previewCookieHeader(new Request(`${ORIGIN}/admin`), preview.path, preview.token);
}

test("a preview's cookie goes to that page alone, for an hour, and no script reads it", async () => {
  const [, ...attributes] = (await cookieHeader()).split("; ");
  expect(attributes.toSorted()).toEqual([
    "HttpOnly",
    "Max-Age=3600",
    `Path=${preview.path}`,
    "SameSite=Lax",
    "Secure",
  ]);
});

test("a preview is stored nowhere, and visitors get the page as it is in the shop", async () => {
  const address = previewUrl(preview.path);
  const previewed = await openPage(address, (await cookieHeader()).split(";")[0]);
  expect(previewed.view).toMatchObject({ name: "Mug in Preview", isPreview: true });
  expect(pageCacheControl({ "routes/$": previewed.headers })).toBe("no-store");
  expect(previewed.headers.get("Set-Cookie")).toBeNull();

  for (const visited of [preview.path, address]) {
    const { view } = await openPage(visited);
    expect(view).toMatchObject({ name: "Custom Pet Photo Mug", isPreview: false });
  }
});

test("a preview's address without its cookie is served from the cache", async () => {
  clearPublicCache();
  provider.asked = 0;
  for (const address of [preview.path, previewUrl(preview.path)]) await openPage(address);
  expect(provider.asked).toBe(1);
});
