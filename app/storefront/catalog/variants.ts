import type { AnyOf } from "~/provider/any-of";
import type { ProductOptionsQuery } from "~/provider/contract/documents.generated";
import type { Choice, Chosen } from "./choices";
import { codesOf } from "./option-codes";
import type { BasePrice } from "./product-price";
import { toCents } from "./to-cents";

/** A product as the host shows its options, of any kind. */
export type ProductWithOptions = AnyOf<
  NonNullable<NonNullable<NonNullable<ProductOptionsQuery["products"]>["items"]>[number]>
>;

/** A simple product that a configurable one sells. */
export interface Variant extends BasePrice {
  sku: string;
  isInStock: boolean;
  /** Its value of each option: option code → value code. */
  values: Chosen;
  pictures: { url: string; label: string }[];
}

/** The options of a configurable product and the variants that it sells. */
export interface ConfigurableOptions {
  choices: Choice[];
  variants: Variant[];
}

/** Reads a configurable product; null for other kinds. Values that no variant has are omitted. */
export function configurableOptions(product: ProductWithOptions): ConfigurableOptions | null {
  if (!product.configurable_options) return null;
  const options = product.configurable_options.flatMap((option) => option ?? []).map(optionOf);
  const codes = new Map(options.flatMap(({ values }) => values.map(({ uid, code }) => [uid, code])));
  const variants = (product.variants ?? []).flatMap((variant) => (variant ? variantOf(variant, codes) : []));
  const choices = options.map((option) => ({
    ...option,
    values: option.values.filter(({ code }) => variants.some(({ values }) => values[option.code] === code)),
  }));
  return { choices: choices.filter(({ values }) => values.length > 0), variants };
}

type SentOption = NonNullable<NonNullable<ProductWithOptions["configurable_options"]>[number]>;
type SentVariant = NonNullable<NonNullable<ProductWithOptions["variants"]>[number]>;

/** Values have no price of their own here; `pricedChoices` adds it for a chosen variant. */
function optionOf({ attribute_code, label, values: sent }: SentOption): Choice {
  const code = attribute_code ?? "";
  const values = (sent ?? []).flatMap((value) => (value?.uid ? { ...value, uid: value.uid } : []));
  const codes = codesOf(values.map((value) => value.label));
  return {
    code,
    title: label ?? code,
    values: values.map((value, index) => ({
      uid: value.uid,
      code: codes[index],
      title: value.label ?? "",
      cents: 0,
      regularCents: 0,
      swatch: colorOf(value.swatch_data?.value),
    })),
  };
}

/** Only colors are shown as swatches. */
function colorOf(value: string | null | undefined): string | undefined {
  return value && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined;
}

function variantOf({ attributes, product }: SentVariant, codes: Map<string, string>): Variant[] {
  if (!product?.sku) return [];
  const { final_price, regular_price } = product.price_range.minimum_price;
  const values = (attributes ?? []).map((each) => [each?.code ?? "", codes.get(each?.uid ?? "") ?? ""]);
  return [
    {
      sku: product.sku,
      isInStock: product.stock_status !== "OUT_OF_STOCK",
      values: Object.fromEntries(values),
      pictures: (product.media_gallery ?? []).flatMap((picture) =>
        picture?.url ? { url: picture.url, label: picture.label ?? "" } : [],
      ),
      finalCents: toCents(final_price.value),
      regularCents: toCents(regular_price.value),
      currency: final_price.currency ?? "USD",
    },
  ];
}

/**
 * The values of the URL; options that it leaves open take those of the first variant in stock that fits, so that a page
 * opens on something that can be bought.
 */
export function chosenVariant({ choices, variants }: ConfigurableOptions, search: URLSearchParams): Chosen {
  const wanted = choices.flatMap(({ code, values }) => {
    const value = values.find((each) => each.code === search.get(code));
    return value ? [[code, value.code]] : [];
  });
  const fitting = variants.filter(({ values }) => wanted.every(([code, value]) => values[code] === value));
  const first = fitting.find(({ isInStock }) => isInStock) ?? fitting[0];
  const open = choices.map(({ code, values }) => [code, first?.values[code] ?? values[0].code]);
  return { ...Object.fromEntries(open), ...Object.fromEntries(wanted) };
}

/** The variant with exactly these values; undefined when the product is not made that way. */
export function findVariant({ variants }: ConfigurableOptions, chosen: Chosen): Variant | undefined {
  return variants.find(({ values }) =>
    Object.entries(chosen).every(([code, value]) => values[code] === value),
  );
}

/**
 * The choices with what each value costs beside the other chosen ones, above the cheapest of its option. Values that are
 * not made in this combination count as the chosen one.
 */
export function pricedChoices(options: ConfigurableOptions, chosen: Chosen, price: BasePrice): Choice[] {
  return options.choices.map((choice) => {
    const priced = choice.values.map((value) => ({
      value,
      cents: (findVariant(options, { ...chosen, [choice.code]: value.code }) ?? price).finalCents,
    }));
    const lowest = Math.min(...priced.map(({ cents }) => cents));
    return {
      ...choice,
      values: priced.map(({ value, cents }) => ({
        ...value,
        cents: cents - lowest,
        regularCents: cents - lowest,
      })),
    };
  });
}

/** Prices of all variants that can be bought, in cents; all variants when none can. */
export function variantPrices({ variants }: ConfigurableOptions): number[] {
  const inStock = variants.filter(({ isInStock }) => isInStock);
  return (inStock.length > 0 ? inStock : variants).map(({ finalCents }) => finalCents);
}
