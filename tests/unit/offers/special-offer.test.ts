import { expect, test } from "vitest";
import { findSpecialOffer, SPECIAL_OFFER_KEYS } from "~/storefront/offers/read-offers.server";

const found = (contents: Record<string, string>) => findSpecialOffer(new Map(Object.entries(contents)));

// @specification §3 L133
test("the first present key wins, in the specified order", () => {
  expect(SPECIAL_OFFER_KEYS).toEqual([
    "category_specialoffer_82",
    "category_specialoffer_83",
    "category_specialoffer_84",
    "category_specialoffer_85",
    "category_specialoffer_86",
    "category_specialoffer_87",
    "category_specialoffer_88",
    "category_specialoffer_89",
    "category_special_cache_offer",
    "category_special_offer",
    "category_specialoffer_bfcm_sale",
  ]);
  const contents = { category_specialoffer_bfcm_sale: "Friday", category_special_offer: "Special" };
  expect(found(contents)?.text).toBe("Special");
  expect(found({ ...contents, category_specialoffer_84: "Eighty-four" })?.text).toBe("Eighty-four");
  expect(found({ ...contents, category_specialoffer_84: " " })?.text).toBe("Special");
});

// @specification §3 L133
test.each(["<!--more-->", "<!-- more -->", '<br class="break">', '<br class="break" />'])(
  "%s separates the offer from its details",
  (mark) => {
    const offer = found({
      category_special_offer: `<p>Mugs &amp; tags: 20% off${mark}<b>Until</b> Friday.</p>`,
    });
    expect(offer).toMatchObject({ text: "Mugs & tags: 20% off", details: "Until Friday." });
  },
);

test("without a separator there are no details, without a key no offer", () => {
  expect(found({ category_special_offer: "Mugs<br>20% off" })).toMatchObject({
    text: "Mugs 20% off",
    details: "",
  });
  expect(found({ other: "Mugs" })).toBeNull();
});

test("an offer that links to the newsletter form takes an email address in its place", () => {
  const asking = '20% off<!-- more --><a href="#subscribe-email">Enter your email</a>.';
  expect(found({ category_special_offer: asking })).toMatchObject({
    details: "Enter your email .",
    takesEmail: true,
  });
  expect(found({ category_special_offer: "Mugs: 20% off" })?.takesEmail).toBe(false);
});
