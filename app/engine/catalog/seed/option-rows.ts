import type { OptionData } from "~/brand/product-data";
import type { SeededProduct } from "~/brand/product-files.server";
import { findBlueprint } from "~/design/products/known-products";
import { optionUid, optionValueUid } from "../option-uid";
import { moveToPlaces } from "../overrides/move-to-places";

/** The product's options with the values on sale. @throws Error when it refers to unknown ones */
export function optionRows(product: SeededProduct) {
  const { sku, surcharges, regular, optionChanges = {} } = product;
  checkValues(product, "surcharge", product.surcharges);
  checkValues(product, "weight", product.package?.options);
  for (const [code, { values }] of Object.entries(optionChanges))
    checkValues(product, "change", { [code]: values ?? {} });
  const changeOf = (option: string, { code }: { code: string }) => optionChanges[option]?.values?.[code];
  const placeOf = ({ code }: { code: string }) => optionChanges[code]?.position;
  return moveToPlaces(soldOptions(product), placeOf).map(({ code, title, values }, position) => ({
    uid: optionUid(sku, code),
    sku,
    code,
    title: optionChanges[code]?.title ?? title,
    position,
    values: moveToPlaces(values, (value) => changeOf(code, value)?.position).map((value, valuePosition) => ({
      uid: optionValueUid(sku, code, value.code),
      option_uid: optionUid(sku, code),
      code: value.code,
      title: changeOf(code, value)?.title ?? value.title,
      price_cents: surcharges?.[code]?.[value.code] ?? 0,
      regular_price_cents: regular ? (regular.surcharges?.[code]?.[value.code] ?? 0) : null,
      position: valuePosition,
      is_offered: changeOf(code, value)?.isOffered === false ? 0 : 1,
    })),
  }));
}

function soldOptions(product: SeededProduct): OptionData[] {
  const sold = product.tool?.sold ?? {};
  const options = allOptions(product);
  for (const [code, values] of Object.entries(sold)) {
    const option = options.find((option) => option.code === code);
    const unknown = values.find((value) => !option?.values.some(({ code }) => code === value));
    if (unknown) reject(product, `is sold in the unknown ${code} ${unknown}`);
  }
  return options.map((option) => {
    const values = option.values.filter(({ code }) => sold[option.code]?.includes(code) ?? true);
    return { ...option, values };
  });
}

function allOptions(product: SeededProduct): OptionData[] {
  const { tool, options = [] } = product;
  if (!tool) return options;
  const blueprint = findBlueprint(tool.blueprint);
  if (!blueprint) return reject(product, `wants the unknown blueprint ${tool.blueprint}`);
  if (!blueprint.templates.some(({ key }) => key === tool.template))
    return reject(product, `wants the unknown template ${tool.template} of ${tool.blueprint}`);
  return blueprint.options;
}

/** Rejects prices and weights of unknown values: with a typo, a value would be free. */
function checkValues(product: SeededProduct, what: string, perValue: Record<string, object> = {}): void {
  const options = allOptions(product);
  for (const [code, values] of Object.entries(perValue)) {
    const option = options.find((option) => option.code === code);
    const unknown = Object.keys(values).find((value) => !option?.values.some(({ code }) => code === value));
    if (unknown) reject(product, `has a ${what} for the unknown ${code} ${unknown}`);
  }
}

function reject({ file, sku }: SeededProduct, what: string): never {
  throw new Error(`Wrong brand file ${file}: ${sku} ${what}`);
}
