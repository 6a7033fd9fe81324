import type { Row } from "../database/schema";
import { enteredFields } from "../gift-certificates/gift-fields";
import type {
  CustomizableDropDownOption,
  CustomizableFieldOption,
  ProductCountedPrice,
  ProductTool,
  ProductToolOption,
} from "../graphql/resolvers.generated";
import { toMoney } from "../totals/money";
import type { CatalogOption, CatalogProduct } from "./catalog-product";
import { DESIGN_OPTION, optionUid } from "./option-uid";
import type { CountedPrice } from "./prices-per-unit";

/** The options in Magento's terms: choices as drop-downs, entered texts, and the field that carries the design's id. */
export function viewOptions(
  row: Row<"product">,
  options: CatalogOption[],
): (CustomizableDropDownOption | CustomizableFieldOption)[] {
  const design = {
    uid: optionUid(row.sku, DESIGN_OPTION),
    title: "Design",
    is_required: true,
    max_characters: 64,
  };
  const fields = [...(row.blueprint ? [design] : []), ...enteredFields(row)].map(
    ({ uid, title, is_required, max_characters }, index): CustomizableFieldOption => ({
      __typename: "CustomizableFieldOption",
      uid,
      title,
      required: is_required,
      sort_order: options.length + index,
      product_sku: row.sku,
      value: { uid, price: 0, price_type: "FIXED", sku: null, max_characters },
    }),
  );
  return [...options.map(viewOption), ...fields];
}

function viewOption(option: CatalogOption): CustomizableDropDownOption {
  return {
    __typename: "CustomizableDropDownOption",
    uid: option.uid,
    title: option.title,
    required: true,
    sort_order: option.position,
    value: option.values.map((value) => ({
      uid: value.uid,
      // Values have uids instead of numbers.
      option_type_id: null,
      sku: null,
      title: value.title,
      price: value.price_cents / 100,
      price_type: "FIXED",
      sort_order: value.position,
    })),
  };
}

/** The options by code, with what each value adds to the price and to the regular price. */
export function viewChoices(options: CatalogOption[]): ProductToolOption[] {
  return options.map((option) => ({
    uid: option.uid,
    code: option.code,
    title: option.title,
    values: option.values.map((value) => ({
      uid: value.uid,
      code: value.code,
      title: value.title,
      price: toMoney(value.price_cents),
      regular_price: toMoney(value.regular_price_cents ?? value.price_cents),
    })),
  }));
}

/** The product's design tool; null for products sold undesigned. */
export function viewTool(
  row: Row<"product"> & Pick<CatalogProduct, "options" | "countedPrices">,
): ProductTool | null {
  if (!row.blueprint || !row.template || !row.tool_path) return null;
  return {
    blueprint: row.blueprint,
    template: row.template,
    path: row.tool_path,
    design_option_uid: optionUid(row.sku, DESIGN_OPTION),
    options: viewChoices(row.options),
    counted_prices: viewCountedPrices(row.countedPrices),
  };
}

/** What each counted part of a design adds to the price and to the regular price. */
function viewCountedPrices(prices: CountedPrice[]): ProductCountedPrice[] {
  return prices.map(({ code, title, cents, regularCents, min, measure }) => ({
    code,
    title,
    price: toMoney(cents),
    regular_price: toMoney(regularCents ?? cents),
    min,
    measure: measure ? { included_mm: measure.includedMm, step_mm: measure.stepMm } : null,
  }));
}
