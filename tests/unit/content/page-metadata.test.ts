import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { priceCache699Cookie, priceCacheCookie } from "~/provider/cookies.server";
import { providerFetch } from "~/provider/host.server";
import { requestPublic } from "~/provider/public-cache.server";
import { currentSettings } from "~/settings/settings.server";
import { readPageMetadata } from "~/storefront/content/page-metadata.server";

vi.mock("~/provider/host.server", () => ({
  providerAddress: () => "http://provider.test",
  onEngineInvalidation: vi.fn(),
  providerFetch: vi.fn(),
}));

vi.mock("~/provider/public-cache.server", async (original) => ({
  ...(await original<object>()),
  requestPublic: vi.fn(),
}));

const fetched = vi.mocked(providerFetch);
const defaults = { title: "Default", description: "As it was." };
let visit = 0;

/** Each test reads its own page, because responses are cached. */
const read = (search = "") =>
  readPageMetadata(new Request(`http://shop.test/page-${visit}${search}`), { defaults });

function responses(data: object, init?: ResponseInit) {
  fetched.mockResolvedValue(
    new Response(JSON.stringify({ status: true, message: "", data, error: null }), init),
  );
}

beforeEach(() => {
  visit += 1;
  fetched.mockReset();
  vi.mocked(requestPublic).mockResolvedValue({
    configuration: { configvalues: [{ key: "starting_price_us", value: "63.43" }] },
  });
});

describe("page metadata", () => {
  // @specification §2 L73
  it.each([
    ["US", "Design Your Flip Flop Online"],
    ["CA", "Create Your Flip Flop Online"],
  ])("of the flip flop tool follows the shop's country, %s", async (country, title) => {
    const settings = currentSettings();
    onTestFinished(() => {
      settings.storeCountry = "US";
    });
    settings.storeCountry = country;
    responses({ metadata: null, pageDetails: null });
    const page = await readPageMetadata(new Request("http://shop.test/flipflops-tool"), { defaults });
    expect(page.title).toBe(title);
  });

  it("describes a neon sign as the provider does, but not one without a price", async () => {
    const sign = {
      remarketing_product_id: "neon-name",
      product_name: "Name in light",
      schema_price: "27.99",
    };
    responses({ metadata: { neonSignInformation: sign }, pageDetails: null });
    expect((await read()).neonSign).toEqual({ sku: "neon-name", name: "Name in light", price: "27.99" });
    visit += 1;
    responses({ metadata: { neonSignInformation: { ...sign, schema_price: null } }, pageDetails: null });
    expect(await read()).not.toHaveProperty("neonSign");
  });

  // @specification §7 L227
  // @specification §8 L271
  it("is the provider's, over the page's defaults", async () => {
    responses({
      metadata: {
        cmsPage: {
          metaTitle: "Known",
          meta_description: "",
          meta_robots: "NOINDEX",
          meta_keywords: "a, b",
          custom_canonical_url: "/elsewhere",
          richsnippet_image_path: "/social/drawing/cat-black.jpg",
        },
      },
      pageDetails: { type: "CMS_PAGE", canonical_url: "/page", redirect_code: 0, relative_url: "page" },
    });
    expect(await read()).toMatchObject({
      title: "Known",
      description: "As it was.",
      robots: "NOINDEX",
      keywords: "a, b",
      canonical: expect.stringMatching(/^http:\/\/localhost:\d+\/elsewhere$/),
      image: expect.stringMatching(/\/social\/drawing\/cat-black\.jpg$/),
    });
    const [address, init] = fetched.mock.calls[0];
    expect(address).toBe("http://provider.test/caching/cacheurl");
    expect(JSON.parse(String(init?.body))).toEqual({
      slug: `page-${visit}`,
      priceCache: null,
      startPricePriceCache: "NjMuNDM=",
      priceCache699: null,
    });
  });

  it.each([301, 302])("is a redirect with the code of a page that has moved, %i", async (redirect_code) => {
    responses({
      metadata: {},
      pageDetails: { type: "CMS_PAGE", canonical_url: "/new", redirect_code, relative_url: "new" },
    });
    const moved = (await read().catch((thrown: unknown) => thrown)) as Response;
    expect([moved.status, moved.headers.get("Location")]).toEqual([redirect_code, "/new"]);
  });

  it("says what the drawing of a page without a picture shows, but nothing of another picture", async () => {
    responses({ metadata: null, pageDetails: null });
    const request = new Request("http://shop.test/faq");
    expect(await readPageMetadata(request, { defaults })).toMatchObject({
      image: expect.stringMatching(/\/social\/drawing\/cat-siamese\.jpg$/),
      imageAlt: "Portrait of a Siamese cat",
    });
    const image = "http://shop.test/social/product/mug.jpg";
    const page = await readPageMetadata(request, { defaults: { ...defaults, image } });
    expect(page).toMatchObject({ image });
    expect(page.imageAlt).toBeUndefined();
  });

  it("depends on the visitor's price codes", async () => {
    const visitor = async (code: string) => {
      const cookie = code === "Ni45OQ==" ? priceCache699Cookie : priceCacheCookie;
      const headers = { Cookie: await cookie.serialize(code) };
      return readPageMetadata(new Request(`http://shop.test/page-${visit}`, { headers }), { defaults });
    };
    for (const [title, code] of [
      ["One", "OS45OQ=="],
      ["Other", "Ni45OQ=="],
    ]) {
      responses({ metadata: { cmsPage: { metaTitle: title } }, pageDetails: null });
      expect((await visitor(code)).title).toBe(title);
    }
    responses({ metadata: {}, pageDetails: null });
    expect((await read()).title).toBe("Default");
    const bodies = fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
    expect(bodies.map(({ priceCache, priceCache699 }) => [priceCache, priceCache699])).toEqual([
      ["OS45OQ==", null],
      [null, "Ni45OQ=="],
      [null, null],
    ]);
  });

  it.each([
    ["cannot be reached", () => fetched.mockRejectedValue(new Error("no network"))],
    ["fails", () => fetched.mockResolvedValue(new Response("Internal server error", { status: 500 }))],
    ["answers no JSON", () => fetched.mockResolvedValue(new Response("<html>"))],
    ["answers nonsense", () => responses({ metadata: 7 })],
    ["knows nothing", () => responses({ metadata: {}, pageDetails: null })],
  ])("is the page's default when the provider %s", async (_case, happen) => {
    happen();
    expect(await read()).toMatchObject({
      ...defaults,
      canonical: expect.stringMatching(new RegExp(`^http://localhost:\\d+/page-${visit}$`)),
    });
  });

  it("is requested once in half a minute", async () => {
    responses({ metadata: {}, pageDetails: null });
    await Promise.all([read(), read("?p=2"), read()]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  // @specification §2 L87
  it("redirects visitors of a moved page", async () => {
    responses({ pageDetails: { redirect_code: 301, relative_url: "new/place" } });
    const moved = await read("?cc=x").catch((thrown: Response) => thrown);
    expect(moved).toMatchObject({ status: 301 });
    expect((moved as Response).headers.get("Location")).toBe("/new/place?cc=x");
  });

  it("never redirects to another site", async () => {
    responses({ pageDetails: { redirect_code: 301, relative_url: "//evil.example/x" } });
    const moved = await read().catch((thrown: Response) => thrown);
    expect((moved as Response).headers.get("Location")).toBe("/evil.example/x");
  });

  // @specification §2 L78
  it("is the store's name without a title", async () => {
    responses({ metadata: {}, pageDetails: null });
    const request = new Request(`http://shop.test/page-${visit}`);
    expect((await readPageMetadata(request, { defaults: {} })).title).toBe("My Pet Canvas");
  });

  it("keeps what the specification fixes for a route", async () => {
    responses({
      metadata: { cmsPage: { metaTitle: "Stockings", meta_robots: "INDEX,FOLLOW" } },
      pageDetails: null,
    });
    const page = await readPageMetadata(new Request("http://shop.test/stocking-tool"), { defaults });
    expect(page).toMatchObject({ title: "Stockings", robots: "NOINDEX" });
  });
});
