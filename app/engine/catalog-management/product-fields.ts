import { lengthText } from "~/design/geometry/length-text";
import {
  LENGTH_PRICE_FIELD,
  optionField,
  optionPriceField,
  PHOTOS_FIELD,
  PRICE_FIELD,
  positionField,
  SALABLE_FIELD,
  VISIBLE_FIELD,
  valueField,
} from "../catalog/overrides/override-fields";
import { readCountedPrices } from "../catalog/prices-per-unit";
import { isMembership } from "../memberships/membership";
import type { FolderProduct } from "./folder-products";
import type { ProductField } from "./product-field";
import { normalizedText } from "./read-field";

const MAX_LINE = 255;
const MAX_PARAGRAPH = 1000;
/** A form's field holds no more. */
const MAX_HTML = 10_000;
/** Of an option or a value. */
const MAX_TITLE = 60;
const MAX_NUMBER = 12;

/** The fields of a product in the order of its page. Pure. */
export function productFields({ product, options, places }: FolderProduct): ProductField[] {
  return [
    text("name", "Name", "LINE", product.name),
    text("short_description", "Short description", "PARAGRAPH", product.short_description),
    text("description", "Description (HTML)", "HTML", product.description),
    ...prices({ product, options }),
    ...optionFields(options),
    flag(SALABLE_FIELD, "In stock", product.is_salable),
    flag(VISIBLE_FIELD, "Visible in the shop", product.is_enabled),
    {
      code: PHOTOS_FIELD,
      group: "PICTURES",
      kind: "PICTURES",
      title: "Pictures",
      maxLength: MAX_HTML,
      folderValue: product.photos,
    },
    ...places.map(
      ({ path, name, place }): ProductField => ({
        code: positionField(path),
        group: "PLACES",
        kind: "PLACE",
        title: `Place in ${name}`,
        maxLength: MAX_NUMBER,
        folderValue: String(place),
      }),
    ),
    { ...text("meta_title", "Title", "LINE", product.meta_title), group: "SEARCH_ENGINES" },
    {
      ...text("meta_description", "Description", "PARAGRAPH", product.meta_description),
      group: "SEARCH_ENGINES",
    },
  ];
}

/** Of each option with its values, in the order of the folder. */
function optionFields(options: FolderProduct["options"]): ProductField[] {
  return options.flatMap(({ code: option, title, position, values }) => [
    inOptions(optionField("title", option), "LINE", `Title of ${title}`, title),
    inOptions(optionField("position", option), "PLACE", `Place of ${title}`, String(position + 1)),
    ...values.flatMap((value) => {
      const name = `${title} ${value.title}`;
      return [
        inOptions(valueField("title", option, value.code), "LINE", `Title of ${name}`, value.title),
        inOptions(
          valueField("offered", option, value.code),
          "FLAG",
          `Sold in ${name}`,
          String(value.is_offered),
        ),
        inOptions(
          valueField("position", option, value.code),
          "PLACE",
          `Place of ${name}`,
          String(value.position + 1),
        ),
      ];
    }),
  ]);
}

function inOptions(
  code: string,
  kind: "LINE" | "PLACE" | "FLAG",
  title: string,
  folderValue: string,
): ProductField {
  const maxLength = kind === "LINE" ? MAX_TITLE : MAX_NUMBER;
  return { code, group: "OPTIONS", kind, title, maxLength, folderValue };
}

/** The membership's price is a configuration value, in Settings. */
function prices({ product, options }: Pick<FolderProduct, "product" | "options">): ProductField[] {
  if (isMembership(product)) return [];
  const base = options.length > 0 ? "Price with the cheapest options" : "Price";
  return [
    price(PRICE_FIELD, base, product.price_cents),
    ...options.flatMap((option) =>
      option.values.map((value) =>
        price(
          optionPriceField(option.code, value.code),
          `${option.title} ${value.title} adds`,
          value.price_cents,
        ),
      ),
    ),
    ...readCountedPrices(product.counted_prices).flatMap(({ title, cents, measure }) =>
      measure
        ? price(LENGTH_PRICE_FIELD, `${title}: each started ${lengthText(measure.stepMm)} adds`, cents)
        : [],
    ),
  ];
}

function price(code: string, title: string, cents: number): ProductField {
  return { code, group: "PRICES", kind: "MONEY", title, maxLength: MAX_NUMBER, folderValue: String(cents) };
}

function flag(code: string, title: string, value: number): ProductField {
  return { code, group: "STOCK", kind: "FLAG", title, maxLength: 1, folderValue: String(value) };
}

function text(code: string, title: string, kind: "LINE" | "PARAGRAPH" | "HTML", value: string): ProductField {
  const maxLength = { LINE: MAX_LINE, PARAGRAPH: MAX_PARAGRAPH, HTML: MAX_HTML }[kind];
  return { code, group: "TEXTS", kind, title, maxLength, folderValue: normalizedText(value) };
}
