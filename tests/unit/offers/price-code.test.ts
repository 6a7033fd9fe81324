import type { Cookie } from "@remix-run/node";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { priceCache699Cookie, priceCacheCookie } from "~/provider/cookies.server";
import { requestPublic } from "~/provider/public-cache.server";
import { reconcilePriceCode } from "~/storefront/offers/price-code.server";

vi.mock("~/provider/public-cache.server", () => ({ requestPublic: vi.fn() }));

let expired: string;
beforeEach(() => {
  expired = "";
  vi.mocked(requestPublic).mockReset();
  vi.mocked(requestPublic).mockImplementation(async () => ({
    configuration: { configvalues: [{ key: "expired_price_codes", value: expired }] },
  }));
});

async function visit(address: string, cookies: [Cookie, string][] = []) {
  const sent = await Promise.all(cookies.map(([cookie, value]) => cookie.serialize(value)));
  return visitWith(address, sent.map((cookie) => cookie.split(";")[0]).join("; "));
}

async function visitWith(address: string, cookie: string) {
  const request = new Request(`http://shop.test${address}`, { headers: { Cookie: cookie } });
  const response = await reconcilePriceCode(request).catch((thrown: Response) => thrown);
  if (response instanceof Response) {
    return {
      location: response.headers.get("Location"),
      cookies: response.headers.getSetCookie(),
      cacheControl: response.headers.get("Cache-Control"),
    };
  }
  return { location: null, cookies: response };
}

const cleared = (cookies: string[]) =>
  cookies.map((cookie) => `${cookie.split("=")[0]} ${/Max-Age=(\d+)/.exec(cookie)?.[1]}`);

// @specification §4 L169
describe("a price code in the URL", () => {
  // @specification §3 L127
  // @specification §9 L301
  it("is kept for seven days, and the page is requested again without it", async () => {
    const { location, cookies } = await visit("/free-canvas?size=8x8&cc=OS45OQ%3D%3D&utm_source=ad");
    expect(location).toBe("/free-canvas?size=8x8&utm_source=ad");
    expect(cleared(cookies)).toEqual(["PRICE_CACHE 604800"]);
    expect(await priceCacheCookie.parse(cookies[0])).toBe("OS45OQ==");
    expect(cookies[0]).toContain("HttpOnly");
  });

  it("redirects with a response that is not cached", async () => {
    expect((await visit("/?cc=OS45OQ")).cacheControl).toBe("no-store");
  });

  it("never redirects to another site", async () => {
    const { location } = await visit("//elsewhere.example/?cc=OS45OQ");
    expect(location).toBe("/elsewhere.example/");
  });

  it("needs no padding, and works on every page", async () => {
    const { location, cookies } = await visit("/?cc=OS45OQ");
    expect(location).toBe("/");
    expect(await priceCacheCookie.parse(cookies[0])).toBe("OS45OQ");
  });

  it.each(["6.99", "6.9911x14at"])("for %s has its own cookie beside another code", async (text) => {
    const code = Buffer.from(text).toString("base64");
    const { cookies } = await visit(`/?cc=${encodeURIComponent(code)}`, [[priceCacheCookie, "OS45OQ=="]]);
    expect(cleared(cookies)).toEqual(["PRICE_CACHE_699 604800"]);
    expect(await priceCache699Cookie.parse(cookies[0])).toBe(code);
  });

  it.each(["9.99", "%00", "OS45OQ==x", ""])(
    "that does not round-trip, such as %s, changes nothing",
    async (code) => {
      expect(await visit(`/?cc=${code}`)).toEqual({ location: null, cookies: [] });
    },
  );

  it("that the shop has ended is not stored", async () => {
    expired = "SALE,9.99";
    expect(await visit("/?cc=OS45OQ==")).toEqual({ location: null, cookies: [] });
  });
});

// @specification §4 L169
describe("a price cookie", () => {
  it("is kept while its code is valid", async () => {
    expired = "4.99, 6.9911x14at";
    expect((await visit("/", [[priceCacheCookie, "OS45OQ=="]])).cookies).toEqual([]);
  });

  it("is removed when the configuration lists its code as ended, and no other is", async () => {
    expired = "4.99, 6.99 ,SALE";
    const both: [Cookie, string][] = [
      [priceCacheCookie, "OS45OQ=="],
      [priceCache699Cookie, "Ni45OQ=="],
    ];
    expect(cleared((await visit("/", both)).cookies)).toEqual(["PRICE_CACHE_699 0"]);
  });

  it("that was tampered with counts as absent and is removed", async () => {
    const [real] = (await priceCacheCookie.serialize("OS45OQ==")).split(";");
    const forged = real.replace(/=(\w{4})/, "=Ni45");
    expect(cleared((await visitWith("/", forged)).cookies)).toEqual(["PRICE_CACHE 0"]);
  });

  it("is kept when the provider cannot report ended codes", async () => {
    vi.mocked(requestPublic).mockRejectedValue(new Error("no network"));
    expect((await visit("/", [[priceCacheCookie, "OS45OQ=="]])).cookies).toEqual([]);
  });

  it("that is missing costs no request", async () => {
    expect((await visit("/mugs")).cookies).toEqual([]);
    expect(requestPublic).not.toHaveBeenCalled();
  });
});
