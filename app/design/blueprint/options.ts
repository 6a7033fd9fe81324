import type { BlueprintOption, ChosenOptions } from "./blueprint";

/** Returns an option whose values have no color: value code → title, in the order in which they are offered. */
export function choice(code: string, title: string, titles: Record<string, string>): BlueprintOption {
  return {
    code,
    title,
    values: Object.entries(titles).map(([value, valueTitle]) => ({ code: value, title: valueTitle })),
  };
}

/** Keeps the sample's value in product pictures, because other values may remove the surfaces that hold its photos. */
export function fixedInSample(option: BlueprintOption): BlueprintOption {
  return { ...option, fixedInSample: true };
}

/** Value code → its title and the color of the material (hex), in the order in which they are offered. */
export type Swatches = Record<string, [title: string, swatch: string]>;

/** Returns an option of colors. */
export function swatchOption(code: string, title: string, swatches: Swatches): BlueprintOption {
  return {
    code,
    title,
    values: Object.entries(swatches).map(([value, [valueTitle, swatch]]) => ({
      code: value,
      title: valueTitle,
      swatch,
    })),
  };
}

/** Returns the color (hex) of an option's chosen value; undefined for a value without one. */
export function swatchOf({ code, values }: BlueprintOption, options: ChosenOptions): string | undefined {
  return values.find((value) => value.code === options[code])?.swatch;
}

/** Returns the entries of a table with these keys, in their order. */
export function pick<Key extends string, Value>(
  table: Record<Key, Value>,
  keys: Key[],
): Record<string, Value> {
  return Object.fromEntries(keys.map((key) => [key, table[key]]));
}
