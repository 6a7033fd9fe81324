import { expect, test } from "vitest";
import {
  chosenVariant,
  configurableOptions,
  findVariant,
  type ProductWithOptions,
  pricedChoices,
} from "~/storefront/catalog/variants";

const option = (attribute_code: string, label: string, labels: string[]) => ({
  attribute_code,
  label,
  values: labels.map((each) => ({
    uid: `${attribute_code}-${each}`,
    label: each,
    swatch_data: each === "Oak" ? { value: "#C8A165" } : null,
  })),
});

const variant = (wood: string, size: string, dollars: number, stock_status = "IN_STOCK") => ({
  attributes: [
    { uid: `wood-${wood}`, code: "wood" },
    { uid: `size-${size}`, code: "size" },
  ],
  product: {
    sku: `frame-${wood}-${size}`,
    stock_status,
    media_gallery: [],
    price_range: {
      minimum_price: {
        final_price: { value: dollars, currency: "USD" },
        regular_price: { value: dollars + 1, currency: "USD" },
      },
    },
  },
});

/** Frames in oak and walnut; the large one in walnut is not made, the small one in oak is out of stock. */
const frame = configurableOptions({
  sku: "frame",
  configurable_options: [
    option("wood", "Wood", ["Oak", "Walnut", "Ebony"]),
    option("size", "Size", ["Small", "Large"]),
  ],
  variants: [
    variant("Oak", "Small", 20, "OUT_OF_STOCK"),
    variant("Oak", "Large", 30),
    variant("Walnut", "Small", 25),
  ],
} as unknown as ProductWithOptions);
if (!frame) throw new Error("It is configurable.");

const chosenBy = (search: string) => chosenVariant(frame, new URLSearchParams(search));

test("offers the values that are made, colors as swatches", () => {
  expect(frame.choices).toMatchObject([
    { code: "wood", values: [{ title: "Oak", swatch: "#C8A165" }, { title: "Walnut" }] },
    { code: "size", values: [{ title: "Small" }, { title: "Large" }] },
  ]);
});

test("opens on a variant in stock that fits the URL", () => {
  expect(chosenBy("")).toEqual({ wood: "oak", size: "large" });
  expect(chosenBy("wood=walnut")).toEqual({ wood: "walnut", size: "small" });
  expect(chosenBy("wood=walnut&size=large")).toEqual({ wood: "walnut", size: "large" });
  expect(findVariant(frame, chosenBy("wood=walnut&size=large"))).toBeUndefined();
});

test("shows what each value costs beside the other chosen ones", () => {
  const chosen = chosenBy("size=small&wood=walnut");
  const price = findVariant(frame, chosen);
  if (!price) throw new Error("It is made.");
  const [wood, size] = pricedChoices(frame, chosen, price);
  expect(wood.values.map(({ cents }) => cents)).toEqual([0, 500]);
  expect(size.values.map(({ cents }) => cents)).toEqual([0, 0]);
});

test("is null for other kinds of products", () => {
  expect(configurableOptions({ sku: "mug", options: [] })).toBeNull();
});
