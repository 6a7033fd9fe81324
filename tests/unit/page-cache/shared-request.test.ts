import type { IncomingHttpHeaders } from "node:http";
import type { Cookie } from "@remix-run/node";
import { describe, expect, it, test } from "vitest";
import * as cookies from "~/provider/cookies.server";
import { consentCookie, priceCacheCookie, trafficSourceCookie } from "~/provider/cookies.server";
import { sharedRequest } from "~/storefront/page-cache/shared-request.server";

const PAGE = "https://shop.example/pet-photo-gifts?color=red&p=2";
const TOOL = "https://shop.example/photomug-tool?sku=photo-mug&template=photo-and-name";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148";
const DESKTOP = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1)";

const OWN_COOKIES = Object.entries(cookies).filter(
  ([name, value]) => name.endsWith("Cookie") && typeof value === "object",
) as [string, Cookie][];
const SHARED = [
  "consentCookie",
  "priceCacheCookie",
  "priceCache699Cookie",
  "redirectPathCookie",
  "trafficSourceCookie",
  "recentlyViewedCookie",
];
/** Of shoppers whose pages differ in the header only. */
const OF_SHELL = [
  "customerTokenCookie",
  "customerIdCookie",
  "deviceCookie",
  "cartIdCookie",
  "toolDataCookie",
  "toolDraftCookie",
  "antiForgeryCookie",
  "shippingMethodTitleCookie",
  "estimatedPostcodeCookie",
  "orderDataCookie",
  "viewedOrderCookie",
  "affiliateCookie",
  "campaignCookie",
  "landingPageCookie",
  "brandCodeCookie",
  "referCodeCookie",
];

function reduced(headers: IncomingHttpHeaders = {}, address = PAGE, method = "GET", prefix = "") {
  return sharedRequest({ method, url: new URL(address), headers, prefix });
}

function reducedTool(headers: IncomingHttpHeaders, address = TOOL) {
  return reduced(headers, address, "GET", "photomug-tool");
}

async function pair(cookie: Cookie, value: string): Promise<string> {
  return (await cookie.serialize(value)).split(";", 1)[0];
}

describe("a visitor without state", () => {
  test("gets the page that all of them get, whoever they are", async () => {
    const first = await reduced({ "user-agent": DESKTOP });
    const second = await reduced({
      "user-agent": CRAWLER,
      cookie: "_ga=GA1.1.5; ad=7",
      referer: "https://mail.example/inbox?id=ada",
      "x-forwarded-for": "203.0.113.7",
      "accept-language": "fr",
      authorization: "Bearer secret",
    });
    expect(second).toEqual(first);
    expect(first).toMatchObject({ url: PAGE });
  });

  test.each([
    ["device", { "user-agent": PHONE }, PAGE],
    ["address", {}, "https://shop.example/pet-photo-gifts?color=red&p=3"],
    ["store", {}, PAGE.replace("shop.example", "other.example")],
    ["protocol", {}, PAGE.replace("https", "http")],
  ])("gets another page for another %s", async (_, headers, address) => {
    expect((await reduced(headers, address))?.key).not.toBe((await reduced({ "user-agent": DESKTOP }))?.key);
  });

  test("gets the page of their price code and of their consent", async () => {
    const code = await pair(priceCacheCookie, "U0FMRQ==");
    const keys = await Promise.all(
      ["", code, await pair(consentCookie, "all"), await pair(consentCookie, "necessary")].map(
        async (cookie) => (await reduced({ cookie }))?.key,
      ),
    );
    expect(new Set(keys).size).toBe(4);
    expect((await reduced({ cookie: `x=1; ${code}` }))?.headers.Cookie).toBe(code);
  });

  test("gets the same page when the shop has recorded how they arrived", async () => {
    const arrived = await reduced({ cookie: await pair(trafficSourceCookie, "organic") });
    expect(arrived).toEqual(await reduced());
  });
});

describe("a shopper's page differs in its header only", () => {
  it.each(OWN_COOKIES.filter(([name]) => OF_SHELL.includes(name)))(
    "with the cookie %s",
    async (_, cookie) => {
      const shopper = await reduced({ cookie: await pair(cookie, "1") });
      expect(shopper).toEqual({ ...(await reduced()), hasShell: true });
    },
  );
});

describe("the page of a design tool", () => {
  const personal = [
    "customerTokenCookie",
    "customerIdCookie",
    "toolDataCookie",
    "toolDraftCookie",
    "antiForgeryCookie",
  ];

  it.each(OWN_COOKIES.filter(([name]) => OF_SHELL.includes(name) && !personal.includes(name)))(
    "differs in its header only with the cookie %s",
    async (_, cookie) => {
      const shopper = await reducedTool({ cookie: await pair(cookie, "1") });
      expect(shopper).toEqual({ ...(await reducedTool({})), url: TOOL, hasShell: true });
    },
  );

  it.each(OWN_COOKIES.filter(([name]) => personal.includes(name)))(
    "is the visitor's own with the cookie %s, for it may show their photos",
    async (_, cookie) => {
      expect(await reducedTool({ cookie: await pair(cookie, "1") })).toBeNull();
      expect(await reducedTool({ cookie: `${cookie.name}=forged` })).toBeNull();
    },
  );

  it.each(["design=7", "item=Mg==", "photo=7", "p=2"])(
    "is the visitor's own at an address with %s",
    async (own) => {
      expect(await reducedTool({}, `${TOOL}&${own}`)).toBeNull();
    },
  );
});

describe("a page is the visitor's own", () => {
  it("where no page is shared", async () => {
    expect(await reduced({}, "https://shop.example/checkout", "GET", "checkout")).toBeNull();
  });

  it.each(OWN_COOKIES.filter(([name]) => ![...SHARED, ...OF_SHELL].includes(name)))(
    "with the cookie %s",
    async (_, cookie) => {
      expect(await reduced({ cookie: await pair(cookie, "1") })).toBeNull();
      expect(await reduced({ cookie: `${cookie.name}=forged` })).toBeNull();
    },
  );

  it("with the prefixed name of a cookie, whether or not this shop uses it", async () => {
    expect(await reduced({ cookie: "__Host-MPC_DEVICE=1" })).toBeNull();
  });

  it.each([consentCookie, priceCacheCookie])("with a forged cookie", async ({ name }) => {
    expect(await reduced({ cookie: `${name}=Zm9yZ2Vk.c2lnbmF0dXJl` })).toBeNull();
  });

  it.each(["?cc=U0FMRQ==", "?developer=token", "?_data=root", "?utm_source=mail", "?p=2&refer=ada"])(
    "at an address with %s",
    async (search) => {
      expect(await reduced({}, `https://shop.example/${search}`)).toBeNull();
    },
  );

  it("at an address so long that few others ask for it", async () => {
    expect(await reduced({}, `https://shop.example/${"a".repeat(300)}`)).toBeNull();
  });

  it("when it changes something", async () => {
    expect(await reduced({}, PAGE, "POST")).toBeNull();
  });
});
