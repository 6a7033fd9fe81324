import { expect, test } from "vitest";
import type { Choice } from "~/storefront/catalog/choices";
import { productPrice } from "~/storefront/catalog/product-price";

const choices: Choice[] = [
  {
    code: "size",
    title: "Size",
    values: [
      { uid: "8", code: "8x8", title: "8 × 8 in", cents: 0, regularCents: 0 },
      { uid: "12", code: "12x12", title: "12 × 12 in", cents: 546, regularCents: 900 },
    ],
  },
  {
    code: "frame",
    title: "Frame",
    values: [
      { uid: "n", code: "none", title: "No frame", cents: 0, regularCents: 0 },
      { uid: "o", code: "oak", title: "Oak", cents: 1800, regularCents: 1800 },
    ],
  },
];

test("a price that is not reduced is shown alone", () => {
  const base = { finalCents: 1399, regularCents: 2999, currency: "USD" };
  expect(productPrice(base, choices, { size: "8x8", frame: "none" })).toMatchObject({
    price: "$13.99",
    regularPrice: "$29.99",
    extras: [],
  });
  expect(productPrice(base, choices, { size: "12x12", frame: "oak" })).toEqual({
    priceCents: 3745,
    price: "$37.45",
    regularPrice: "$56.99",
    basePrice: "$13.99",
    extras: [
      { title: "12 × 12 in", price: "$5.46" },
      { title: "Oak", price: "$18.00" },
    ],
    range: { lowestCents: 1399, highestCents: 3745, count: 4 },
  });
});

test("a price that is not lower than another is shown alone", () => {
  const base = { finalCents: 2999, regularCents: 2999, currency: "USD" };
  const even = choices.map((choice) => ({
    ...choice,
    values: choice.values.map((value) => ({ ...value, regularCents: value.cents })),
  }));
  expect(productPrice(base, even, { size: "12x12", frame: "oak" }).regularPrice).toBeNull();
});

test("prices are in the host's currency", () => {
  const base = { finalCents: 1399, regularCents: 1399, currency: "EUR" };
  expect(productPrice(base, choices, { size: "8x8", frame: "oak" })).toMatchObject({
    price: "€31.99",
    extras: [{ title: "Oak", price: "€18.00" }],
  });
});
