import { expect, test } from "vitest";
import { priceCodeViews } from "~/storefront/deals/price-code-views";

const NOW = new Date("2026-11-27T12:00:00Z");
const tag = {
  code: "VEFHNQ==",
  title: "Tags for less",
  ends_at: null,
  show_timer: false,
  url_key: "pet-tag",
};

test("a price code's link leads to its only product, or home, with the code", () => {
  const [one, several] = priceCodeViews([tag, { ...tag, url_key: null }], NOW);
  expect(one).toMatchObject({ href: "/pet-tag?cc=VEFHNQ%3D%3D", ends: "No end date" });
  expect(several.href).toBe("/?cc=VEFHNQ%3D%3D");
});

test("a price code is listed until its end", () => {
  const ending = (ends_at: string) => priceCodeViews([{ ...tag, ends_at, show_timer: true }], NOW);
  expect(ending("2026-11-27T12:00:00.000Z")).toEqual([]);
  expect(ending("2026-12-01T05:00:00.000Z")).toEqual([
    expect.objectContaining({ ends: "Until November 30, 2026", showTimer: true }),
  ]);
});
