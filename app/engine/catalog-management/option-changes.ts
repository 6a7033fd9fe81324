import type { ProductEdits } from "~/brand/edited-product-files.server";
import { overrideOptions } from "../catalog/overrides/override-options";
import type { ProductState } from "./product-state";

type OptionChanges = NonNullable<ProductEdits["optionChanges"]>;

/**
 * The options of a product in the shop as its file in the brand's folder would have them: all of them, since a file replaces
 * its own as a whole; undefined when none differs. Pure.
 */
export function optionChangesOf(state: ProductState): OptionChanges | undefined {
  const { fields, overrides } = state;
  const isChanged = fields.some(({ code, group }) => group === "OPTIONS" && overrides.has(code));
  return isChanged ? shownOptions(state) : undefined;
}

/** The same, whether anything differs or not. Pure. */
export function shownOptions({ folder, overrides }: ProductState): OptionChanges {
  const { options, values } = overrideOptions(
    { options: folder.options, values: folder.options.flatMap((option) => option.values) },
    new Map([[folder.product.sku, overrides]]),
  );
  return Object.fromEntries(
    options.map(({ uid, code, title, position }) => {
      const own = values.filter(({ option_uid }) => option_uid === uid);
      return [code, { title, position: position + 1, values: Object.fromEntries(own.map(changeOf)) }];
    }),
  );
}

function changeOf({
  code,
  title,
  position,
  is_offered,
}: {
  code: string;
  title: string;
  position: number;
  is_offered: number;
}) {
  return [code, { title, position: position + 1, ...(is_offered === 0 && { isOffered: false }) }];
}
