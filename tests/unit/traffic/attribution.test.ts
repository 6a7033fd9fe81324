import type { Cookie } from "@remix-run/node";
import { describe, expect, test, vi } from "vitest";
import {
  affiliateCookie,
  brandCodeCookie,
  campaignCookie,
  consentCookie,
  landingPageCookie,
  trafficSourceCookie,
} from "~/provider/cookies.server";
import { readAttribution } from "~/storefront/traffic/attribution.server";
import { readVisit } from "~/storefront/traffic/visit.server";

vi.mock("~/provider/host.server", () => ({
  providerAddress: () => "http://provider.example",
  providerFetch: vi.fn(),
}));

const ARRIVAL: [Cookie, string][] = [
  [trafficSourceCookie, "organic,Affiliate"],
  [affiliateCookie, "ada"],
  [campaignCookie, "a4c19d07e2"],
  [landingPageCookie, "/custom-pet-mugs"],
  [brandCodeCookie, "neon"],
];

async function visit(cookies: [Cookie, string][], path = "/checkout"): Promise<Request> {
  const sent = await Promise.all(
    cookies.map(async ([cookie, value]) => (await cookie.serialize(value)).split(";")[0]),
  );
  return new Request(`http://shop.example${path}`, {
    headers: { Cookie: sent.join("; "), Referer: "http://shop.example/" },
  });
}

// @specification §3 L131-132
describe("how a buyer found the shop", () => {
  test("is read from the cookies of their arrival, once they consent", async () => {
    expect(await readAttribution(await visit([...ARRIVAL, [consentCookie, "all"]]))).toEqual({
      traffic_source: "organic,Affiliate",
      affiliate: "ada",
      campaign: "a4c19d07e2",
      landing_page: "/custom-pet-mugs",
      brand_code: "neon",
    });
  });

  test("is not read without their consent, nor when nothing is known", async () => {
    expect(await readAttribution(await visit(ARRIVAL))).toBeNull();
    expect(await readAttribution(await visit([...ARRIVAL, [consentCookie, "necessary"]]))).toBeNull();
    expect(await readAttribution(await visit([[consentCookie, "all"]]))).toBeNull();
  });
});

describe("the question for consent", () => {
  const isAsked = async (request: Request) => (await readVisit(request)).view.asksConsent;

  test("is put to visitors who followed a link with a code, at once and until they choose", async () => {
    expect(await isAsked(await visit([], "/?aff=ada"))).toBe(true);
    expect(await isAsked(await visit([[affiliateCookie, "ada"]]))).toBe(true);
    expect(
      await isAsked(
        await visit([
          [affiliateCookie, "ada"],
          [consentCookie, "necessary"],
        ]),
      ),
    ).toBe(false);
  });

  test("is not put to others by a shop without services", async () => {
    expect(await isAsked(await visit([[trafficSourceCookie, "organic"]]))).toBe(false);
  });
});
