import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { configuredServices } from "~/storefront/traffic/third-parties";
import { activeServices, reportEvent, reportPurchase } from "~/storefront/traffic/third-party-config";
import { startServices, track } from "~/storefront/traffic/track";
import { addServices, awin, googleTag, mailingGoal, openPage, pixel, tapfiliate } from "./stand-ins";

let page: ReturnType<typeof openPage>;
beforeEach(() => {
  page = openPage();
});
afterEach(() => {
  activeServices.clear();
  vi.unstubAllGlobals();
});

const PURCHASE = {
  number: "MPC100000003",
  value: 41.5,
  netValue: 34.93,
  currency: "USD",
  items: [
    { sku: "photo-mug", name: "Photo Mug", quantity: 2, price: 14.97 },
    { sku: "pet-tag", name: "Engraved Pet Tag", quantity: 1, price: 4.99 },
  ],
};
const GOOGLE_ITEMS = [
  { item_id: "photo-mug", item_name: "Photo Mug", quantity: 2, price: 14.97 },
  { item_id: "pet-tag", item_name: "Engraved Pet Tag", quantity: 1, price: 4.99 },
];

/** The recorded commands after those of the configuration. */
function commands(name: string): unknown[][] {
  return page.recorded.filter(([first]) => first === name);
}

// @specification §7 L258
describe("a purchase reaches, in its own words", () => {
  test("web analytics, whether its script is loaded before or after", () => {
    const [{ load }] = addServices({ analytics: "G-ABC1234567" });
    reportPurchase(PURCHASE);
    load(() => googleTag(page));
    reportPurchase({ ...PURCHASE, number: "MPC100000004" });
    expect(commands("config")).toEqual([["config", "G-ABC1234567"]]);
    const purchase = {
      transaction_id: "MPC100000003",
      value: 41.5,
      currency: "USD",
      items: GOOGLE_ITEMS,
      send_to: "G-ABC1234567",
    };
    expect(commands("event")).toEqual([
      ["event", "purchase", purchase],
      ["event", "purchase", { ...purchase, transaction_id: "MPC100000004" }],
    ]);
  });

  test("ad measurement, as a conversion with the label of purchases", () => {
    const [{ party, load }] = addServices({ adConversion: "AW-123456789/AbC-D_efG" });
    expect(party.source).toBe("https://www.googletagmanager.com/gtag/js?id=AW-123456789");
    load(() => googleTag(page));
    reportPurchase(PURCHASE);
    reportEvent({ name: "Subscribe", details: {} });
    expect(commands("config")).toEqual([["config", "AW-123456789"]]);
    expect(commands("event")).toEqual([
      [
        "event",
        "conversion",
        {
          send_to: "AW-123456789/AbC-D_efG",
          transaction_id: "MPC100000003",
          value: 41.5,
          currency: "USD",
        },
      ],
    ]);
  });

  test("the tag manager, as an event of its queue", () => {
    addServices({ tagManager: "GTM-ABC1234" });
    reportPurchase(PURCHASE);
    const { dataLayer } = page as { dataLayer?: object[] };
    expect(dataLayer).toEqual([
      { "gtm.start": expect.any(Number), event: "gtm.js" },
      {
        event: "Purchase",
        transaction_id: "MPC100000003",
        value: 41.5,
        currency: "USD",
        items: GOOGLE_ITEMS,
      },
    ]);
  });

  test("the social pixel, as its standard event, counted once per order", () => {
    const [{ load }] = addServices({ socialPixel: "1234567890" });
    reportPurchase(PURCHASE);
    load(() => pixel(page));
    reportEvent({ name: "Subscribe", details: {} });
    expect(page.recorded).toEqual([
      ["init", "1234567890"],
      ["track", "PageView"],
      [
        "track",
        "Purchase",
        {
          value: 41.5,
          currency: "USD",
          content_type: "product",
          content_ids: ["photo-mug", "pet-tag"],
          contents: [
            { id: "photo-mug", quantity: 2 },
            { id: "pet-tag", quantity: 1 },
          ],
          num_items: 3,
        },
        { eventID: "MPC100000003" },
      ],
      ["trackCustom", "Subscribe", {}],
    ]);
  });

  const SALE = {
    amount: "34.93",
    channel: "aw",
    currency: "USD",
    orderRef: "MPC100000003",
    parts: "DEFAULT:34.93",
    test: "0",
    voucher: "",
  };

  test.each(["before", "after"])("Awin, without shipping and tax, %s its script is loaded", (order) => {
    const [{ load }] = addServices({ affiliateTag: "https://www.dwin1.com/12345.js" });
    if (order === "before") reportPurchase(PURCHASE);
    load(() => awin(page));
    if (order === "after") reportPurchase(PURCHASE);
    expect(page.recorded).toEqual([["sale", SALE]]);
  });

  test.each(["before", "after"])("Tapfiliate, without shipping and tax, %s its script is loaded", (order) => {
    const [{ load }] = addServices({
      affiliateTag: "https://script.tapfiliate.com/tapfiliate.js?account=12345-abc",
    });
    if (order === "before") reportPurchase(PURCHASE);
    load(() => tapfiliate(page));
    if (order === "after") reportPurchase(PURCHASE);
    expect(page.recorded).toEqual([
      ["create", "12345-abc"],
      ["detect"],
      ["conversion", "MPC100000003", 34.93, { currency: "USD" }],
    ]);
  });

  test.each(["before", "after"])("the mailing list, as a goal, %s its script is loaded", (order) => {
    const [{ load }] = addServices({
      mailingGoal: "https://mailing.example/goal.min.js?uuid=a1b2c3&dc=us3",
    });
    if (order === "before") reportPurchase(PURCHASE);
    load(() => mailingGoal(page));
    if (order === "after") reportPurchase(PURCHASE);
    expect(page.recorded).toEqual([
      ["page", { uuid: "a1b2c3", dc: "us3" }],
      ["event", "Purchase"],
    ]);
  });
});

test("other events reach analytics, the pixel and the mailing list, but no affiliate", () => {
  const services = addServices({
    analytics: "G-ABC1234567",
    socialPixel: "1234567890",
    affiliateTag: "https://www.dwin1.com/12345.js",
    mailingGoal: "https://mailing.example/goal.min.js?uuid=a1b2c3&dc=us3",
  });
  const standIns = [googleTag, pixel, awin, mailingGoal];
  for (const [index, { load }] of services.entries()) load(() => standIns[index](page));
  page.recorded = [];
  const details = { quantity: 2, value: 30, currency: "USD" };
  reportEvent({ name: "ViewCart", details });
  expect(page.recorded).toEqual([
    ["event", "view_cart", { ...details, send_to: "G-ABC1234567" }],
    ["trackCustom", "ViewCart", details],
    ["event", "ViewCart"],
  ]);
});

test("an event is reported after the services are started, which are fetched for it", async () => {
  startServices(configuredServices({ tagManager: "GTM-ABC1234" }));
  track("Subscribe");
  await vi.waitFor(() =>
    expect(page).toMatchObject({ dataLayer: [{ event: "gtm.js" }, { event: "Subscribe" }] }),
  );
});

test("without consented services nothing is reported", () => {
  reportPurchase(PURCHASE);
  reportEvent({ name: "Subscribe", details: {} });
  expect(page.recorded).toEqual([]);
  expect(Object.keys(page)).not.toContain("dataLayer");
});
