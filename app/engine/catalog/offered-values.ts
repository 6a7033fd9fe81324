import { findBlueprint } from "~/design/products/known-products";
import type { Row } from "../database/schema";
import type { CatalogOption } from "./catalog-product";

/**
 * The options with the values on sale on a day (yyyy-mm-dd), for values with a limited time such as the first month of
 * a calendar.
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
