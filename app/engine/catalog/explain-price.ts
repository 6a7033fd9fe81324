import { lengthText } from "~/design/geometry/length-text";
import { findBlueprint } from "~/design/products/known-products";
import { sampleDocument } from "~/design/products/samples";
import type { Row } from "../database/schema";
import { formatMoney } from "../totals/money";
import type { CatalogProduct } from "./catalog-product";
import { type CountedPrice, countedCents, type DesignCounts } from "./prices-per-unit";

type ExplainedProduct = Pick<Row<"product">, "sku" | "price_note"> & Pick<CatalogProduct, "countedPrices">;

/**
 * Explains what the list price includes and, if the pictured design has more counted parts, what these add; null if
 * neither needs saying.
 */
export function explainPrice(product: ExplainedProduct): string | null {
  const parts = [product.price_note, ...product.countedPrices.map(explainLength), explainPicture(product)];
  const text = parts.filter(Boolean).join(" ");
  return text === "" ? null : text;
}

/** Such as "Includes 6.6 ft of tube; $5.00 for each 12 in started beyond that." */
function explainLength({ title, cents, measure }: CountedPrice): string | null {
  if (!measure) return null;
  const part = title.toLowerCase();
  const each = `${formatMoney(cents)} for each ${lengthText(measure.stepMm)} started beyond that.`;
  return `Includes ${lengthText(measure.includedMm)} of ${part}; ${each}`;
}

/** Such as "As pictured, with 9 letters, it's $42.00 more."; null where its tube would have to be measured for that. */
function explainPicture({ sku, countedPrices }: ExplainedProduct): string | null {
  if (countedPrices.some(({ measure }) => measure)) return null;
  const sample = countedPrices.length > 0 ? sampleDocument(sku) : undefined;
  const counts = sample && findBlueprint(sample.blueprint)?.counts?.(sample);
  if (!counts) return null;
  const min = countedPrices.reduce((total, counted) => total + counted.min * counted.cents, 0);
  const extra = countedCents({ countedPrices }, counts) - min;
  if (extra <= 0) return null;
  return `As pictured, with ${partsOf(countedPrices, counts)}, it's ${formatMoney(extra)} more.`;
}

/** Such as "9 letters and 1 shape". */
function partsOf(countedPrices: readonly CountedPrice[], counts: DesignCounts): string {
  return countedPrices
    .flatMap(({ code, title }) => {
      const count = counts[code] ?? 0;
      if (count === 0) return [];
      return `${count} ${count === 1 ? title.toLowerCase().replace(/s$/, "") : title.toLowerCase()}`;
    })
    .join(" and ");
}
