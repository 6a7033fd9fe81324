import { describe, expect, test, vi } from "vitest";
import {
  affiliateCookie,
  brandCodeCookie,
  campaignCookie,
  landingPageCookie,
  referCodeCookie,
  trafficSourceCookie,
} from "~/provider/cookies.server";
import { recordArrival } from "~/storefront/traffic/record-arrival.server";

const DAY = 86_400;
const OUR_CAMPAIGN = "a4c19d07e2";

/** A provider that knows one campaign. */
const provider = vi.hoisted(() => ({ asked: 0, responses: true }));
vi.mock("~/provider/host.server", () => ({
  providerAddress: () => "http://provider.example",
  async providerFetch(_address: string, { body }: { body: string }) {
    provider.asked += 1;
    if (!provider.responses) throw new Error("no connection");
    const { id } = JSON.parse(body).variables;
    return new Response(JSON.stringify({ data: { checkmailchimpid: { valid: id === OUR_CAMPAIGN } } }), {
      headers: { "Content-Type": "application/json" },
    });
  },
}));

/** The Set-Cookie headers of an arrival by the names of their cookies. */
async function arrive(path: string, headers: Record<string, string> = {}): Promise<Map<string, string>> {
  const responses = await recordArrival(new Request(`http://shop.example${path}`, { headers }));
  return new Map(responses.map((response) => [response.split("=")[0], response]));
}

describe("an arrival", () => {
  // @specification §3 L124, L128, L131-132
  // @specification §4 L171
  // @specification §9 L298-300
  test.each([
    ["/?utm_source=letter", trafficSourceCookie, "letter", 604_800],
    ["/?aff=ada", affiliateCookie, "ada", 2_592_000],
    ["/?brand_code=neon", brandCodeCookie, "neon", DAY],
    ["/?refer_code=ADA-10", referCodeCookie, "ADA-10", 30 * DAY],
    ["/?refer=ADA-10", referCodeCookie, "ADA-10", 30 * DAY],
    [`/faq?mc_cid=${OUR_CAMPAIGN}`, campaignCookie, OUR_CAMPAIGN, DAY],
    [`/faq?mc_cid=${OUR_CAMPAIGN}`, landingPageCookie, "/faq", DAY],
  ])("at %s is stored, signed, for its lifetime", async (path, cookie, value, seconds) => {
    const kept = (await arrive(path)).get(cookie.name) ?? "";
    expect(kept).toMatch(new RegExp(`; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax$`));
    expect(await cookie.parse(kept)).toBe(value);
    expect(await cookie.parse(kept.replace("=", "=x"))).not.toBe(value);
  });

  test("adds its source to the known ones", async () => {
    const [first] = (await arrive("/", { Referer: "https://www.google.com/" })).values();
    const [second] = (await arrive("/?fbclid=1&aff=ada", { Cookie: first.split(";")[0] })).values();
    expect(await trafficSourceCookie.parse(second)).toBe("organic,Meta,Affiliate");
  });

  test("without news sets no cookie", async () => {
    const [first] = (await arrive("/")).values();
    expect(await arrive("/faq", { Cookie: first.split(";")[0] })).toEqual(new Map());
    expect(await arrive("/faq", { Referer: "http://shop.example/" })).toEqual(new Map());
  });

  test("with a malformed code stores none", async () => {
    expect([...(await arrive("/?aff=a%20b%0d&brand_code=&refer=%2C")).keys()]).toEqual([
      trafficSourceCookie.name,
    ]);
  });
});

describe("a mailing campaign", () => {
  // @specification §4 L171
  test("of another store is not stored, and neither is its landing page", async () => {
    expect([...(await arrive("/faq?mc_cid=ffffffffff")).keys()]).toEqual([trafficSourceCookie.name]);
  });

  test("causes no request without an id", async () => {
    provider.asked = 0;
    await arrive("/faq?aff=ada");
    expect(provider.asked).toBe(0);
  });

  test("that cannot be verified does not block", async () => {
    provider.responses = false;
    expect([...(await arrive(`/faq?mc_cid=${OUR_CAMPAIGN}`)).keys()]).toEqual([trafficSourceCookie.name]);
    provider.responses = true;
  });
});
