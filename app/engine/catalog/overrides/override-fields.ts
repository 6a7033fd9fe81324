/** Fields of a product that staff may override, and the codes under which the overrides are stored. */

export const TEXT_FIELDS = [
  "name",
  "short_description",
  "description",
  "meta_title",
  "meta_description",
] as const;

/** Cents. */
export const PRICE_FIELD = "price";
/** 0 or 1. */
export const SALABLE_FIELD = "is_salable";
/** 0 or 1. */
export const VISIBLE_FIELD = "is_visible";

/** The photographs in the gallery, as the column `photos` has them. */
export const PHOTOS_FIELD = "photos";

/** The price of each started step of a neon sign's tube, in cents. */
export const LENGTH_PRICE_FIELD = "length_price";

const OPTION_PRICE = "option_price:";
const POSITION = "position:";

/** The price of an option's value: what it adds, in cents. */
export function optionPriceField(option: string, value: string): string {
  return optionPriceFieldOf(`${option}:${value}`);
}

/** A field of an option: its title, or its place among the options, from 1. */
export function optionField(field: "title" | "position", option: string): string {
  return `option_${field}:${option}`;
}

/** A field of an option's value: its title, its place among the values, from 1, or whether the product is sold in it (0 or 1). */
export function valueField(field: "title" | "position" | "offered", option: string, value: string): string {
  return `value_${field}:${option}:${value}`;
}

/** The field of an option's value named as in a file, such as size:15oz. */
export function optionPriceFieldOf(name: string): string {
  return `${OPTION_PRICE}${name}`;
}

/** The name of an option's value, such as size:15oz; null for any other field. */
export function optionValueOfField(field: string): string | null {
  return field.startsWith(OPTION_PRICE) ? field.slice(OPTION_PRICE.length) : null;
}

/** The title or place of an option or of its value, named as in a file: size, or size:15oz. */
export function namedOptionField(field: "title" | "position", name: string): string {
  return `${name.includes(":") ? "value" : "option"}_${field}:${name}`;
}

/** The name of such a field; null for any other one. */
export function nameOfOptionField(field: "title" | "position", code: string): string | null {
  const [, name = null] = new RegExp(`^(?:option|value)_${field}:(.*)$`).exec(code) ?? [];
  return name;
}

const OFFERED = "value_offered:";

/** Whether the product is sold in a value, named as in a file: size:15oz. */
export function namedOfferedField(name: string): string {
  return `${OFFERED}${name}`;
}

/** The name of such a field; null for any other one. */
export function nameOfOfferedField(code: string): string | null {
  return code.startsWith(OFFERED) ? code.slice(OFFERED.length) : null;
}

/** The place on a category's page, from 1. */
export function positionField(categoryPath: string): string {
  return `${POSITION}${categoryPath}`;
}

/** The path of a position's category; null for any other field. */
export function categoryOfField(field: string): string | null {
  return field.startsWith(POSITION) ? field.slice(POSITION.length) : null;
}
