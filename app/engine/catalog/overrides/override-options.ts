import type { Row } from "../../database/schema";
import { groupBy } from "../../shared/group-by";
import type { ProductRows } from "../product-rows";
import { moveToPlaces } from "./move-to-places";
import { optionField, optionPriceField, valueField } from "./override-fields";

type Options = Pick<ProductRows, "options" | "values">;
type Value = Row<"product_option_value">;
type Fields = ReadonlyMap<string, string>;

/**
 * Options and their values with the titles, prices, order and offer that staff have given them. Pure.
 * @param overrides by sku
 */
export function overrideOptions(
  { options, values }: Options,
  overrides: ReadonlyMap<string, Fields>,
): Options {
  const ofOption = groupBy(values, ({ option_uid }) => option_uid);
  const ofProduct = groupBy(options, ({ sku }) => sku);
  return {
    options: [...ofProduct].flatMap(([sku, own]) => {
      const fields = overrides.get(sku);
      return fields ? overriddenOptions(own, fields) : own;
    }),
    values: options.flatMap(({ uid, sku, code }) => {
      const own = ofOption.get(uid) ?? [];
      const fields = overrides.get(sku);
      return fields ? overriddenValues(code, own, fields) : own;
    }),
  };
}

/** Without the values in which a product is not sold, unless it would be sold in none. Pure. */
export function offeredAlone(values: Value[]): Value[] {
  return [...groupBy(values, ({ option_uid }) => option_uid).values()].flatMap((own) => {
    const offered = own.filter(({ is_offered }) => is_offered === 1);
    return offered.length > 0 ? offered : own;
  });
}

function overriddenOptions(options: Row<"product_option">[], fields: Fields): Row<"product_option">[] {
  const placeOf = ({ code }: Row<"product_option">) => numberOf(fields, optionField("position", code));
  return moveToPlaces(options, placeOf).map((option, position) => ({
    ...option,
    title: fields.get(optionField("title", option.code)) ?? option.title,
    position,
  }));
}

function overriddenValues(option: string, values: Value[], fields: Fields): Value[] {
  const placeOf = ({ code }: Value) => numberOf(fields, valueField("position", option, code));
  return moveToPlaces(values, placeOf).map((value, position) => ({
    ...value,
    title: fields.get(valueField("title", option, value.code)) ?? value.title,
    price_cents: numberOf(fields, optionPriceField(option, value.code)) ?? value.price_cents,
    is_offered: numberOf(fields, valueField("offered", option, value.code)) ?? value.is_offered,
    position,
  }));
}

function numberOf(fields: Fields, field: string): number | undefined {
  const value = fields.get(field);
  return value === undefined ? undefined : Number(value);
}
