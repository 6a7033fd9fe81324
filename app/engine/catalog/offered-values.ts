import { findBlueprint } from "~/design/products/known-products";
import type { Row } from "../database/schema";
import type { CatalogOption } from "./catalog-product";

/**
 * The options with the values that are sold on a day (yyyy-mm-dd): those whose time has come and is not over, such as
 * the first month of a calendar.
 */
export function offeredValues(
  { blueprint }: Pick<Row<"product">, "blueprint">,
  options: CatalogOption[],
  day: string,
): CatalogOption[] {
  const known = blueprint ? findBlueprint(blueprint)?.options : undefined;
  if (!known) return options;
  return options.map((option) => {
    const values = known.find(({ code }) => code === option.code)?.values ?? [];
    const isOffered = ({ code }: { code: string }) => {
      const offered = values.find((value) => value.code === code)?.offered;
      return !offered || (offered.from <= day && day < offered.before);
    };
    return { ...option, values: option.values.filter(isOffered) };
  });
}
