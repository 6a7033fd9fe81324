import { beforeEach, expect, test, vi } from "vitest";
import type { ShellOffersQuery } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { readOffers } from "~/storefront/offers/read-offers.server";

vi.mock("~/provider/public-cache.server", () => ({ requestPublic: vi.fn() }));

type Item = NonNullable<NonNullable<NonNullable<ShellOffersQuery["headeroffer"]>["items"]>[number]>;

const NOW = new Date("2026-11-20T12:00:00Z");
const visitor = new Request("http://localhost/faq");

const item = (changes: Partial<Item>): Item => ({
  store_notice: null,
  offer_text: "Mugs",
  offer_description: null,
  offer_start_date: null,
  offer_end_date: null,
  show_timer: null,
  sale_title: null,
  ...changes,
});

let items: Item[];
let special: string | null;
let freeShippingPrice: string;
beforeEach(() => {
  items = [];
  special = null;
  freeShippingPrice = "75";
  vi.mocked(requestPublic).mockImplementation(async (document) =>
    String(document).includes("cmsBlocks")
      ? { cmsBlocks: { items: special ? [{ identifier: "category_special_offer", content: special }] : [] } }
      : {
          headeroffer: { items },
          configuration: { configvalues: [{ key: "free_shipping_price", value: freeShippingPrice }] },
        },
  );
});

const texts = async () => (await readOffers(visitor, NOW)).map(({ text }) => text);

// @specification §3 L117
// @specification §9 L293
test("placeholders are filled in text, notice and details", async () => {
  items = [
    item({
      sale_title: "Spring sale",
      store_notice: "[SALE_TITLE]",
      offer_text: "[FREESHIPPING]",
      offer_description: "[SALE_TITLE] for all",
    }),
  ];
  expect(await readOffers(visitor, NOW)).toEqual([
    {
      notice: "Spring sale",
      text: "Free Standard Shipping on all orders above $75",
      details: "Spring sale for all",
      endsAt: null,
      showTimer: false,
      takesEmail: false,
    },
  ]);
});

test("an offer of free shipping is left out when the store has switched free shipping off", async () => {
  freeShippingPrice = "";
  items = [item({ offer_text: "[FREESHIPPING] for you" }), item({ offer_text: "Mugs" })];
  expect(await texts()).toEqual(["Mugs"]);
});

test("a notice alone is an offer, without any text there is none", async () => {
  items = [item({ offer_text: null, store_notice: "We move house" }), item({ offer_text: " " })];
  expect(await texts()).toEqual(["We move house"]);
});

test("offers that have not begun or have ended are left out", async () => {
  items = [
    item({ offer_text: "early", offer_start_date: "2026-11-20T12:00:01Z" }),
    item({ offer_text: "begun", offer_start_date: "2026-11-20T12:00:00Z" }),
    item({ offer_text: "running", offer_end_date: "2026-11-20T12:00:01Z" }),
    item({ offer_text: "late", offer_end_date: "2026-11-20T12:00:00Z" }),
  ];
  expect(await texts()).toEqual(["begun", "running"]);
});

test("the special offer comes first, and there are at most four", async () => {
  special = "Special<!--more-->More";
  items = ["a", "b", "c", "d", "e"].map((offer_text) => item({ offer_text }));
  expect(await texts()).toEqual(["Special", "a", "b", "c"]);
});

test("without a response of the provider there is no banner", async () => {
  vi.mocked(requestPublic).mockRejectedValue(new Response(null, { status: 502 }));
  expect(await texts()).toEqual([]);
});
