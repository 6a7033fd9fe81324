import { parseDesignDocument } from "~/design/document/document";
import { findBlueprint } from "~/design/products/known-products";
import { loadingCache } from "~/memory-cache.server";
import { loadProducts } from "../catalog/load-products";
import { type DesignCounts, TUBE } from "../catalog/prices-per-unit";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { Design } from "../graphql/resolvers.generated";
import { tubeLengths } from "../print/neon/sign-plan";
import { isNeonSign, signTubes } from "../print/neon/sign-tubes";
import { readOwnDesign, type SavedDesign } from "./read-design";

type MeasuredDesign = Pick<SavedDesign, "revision" | "document"> & { design: { id: string } };

const cached = loadingCache<{ millimeters: number }>("tubeLengths", () => 8);

/** Returns what is counted and measured in a revision of a design: its price, and the workshop's tube, depend on it. */
export async function designCounts(saved: SavedDesign): Promise<DesignCounts> {
  const { document } = saved;
  const counts = findBlueprint(document.blueprint)?.counts?.(document) ?? {};
  return isNeonSign(document) ? { ...counts, [TUBE]: await tubeMillimeters(saved) } : counts;
}

/** Whether what is designed of a product is a neon sign. */
export function isSign({ blueprint }: Pick<Row<"product">, "blueprint">): boolean {
  return blueprint !== null && isNeonSign({ blueprint });
}

/** Returns the tube that a neon sign needs, in whole millimeters: the total of what its job ticket lists by color. */
async function tubeMillimeters({ design, revision, document }: MeasuredDesign): Promise<number> {
  const { millimeters } = await cached(`${design.id} ${revision}`, async () => {
    const lengths = tubeLengths({ tubes: await signTubes(document) });
    return { millimeters: lengths.reduce((total, each) => total + each.millimeters, 0) };
  });
  return millimeters;
}

/** Returns the tube of a design as its owner sees it, in millimeters; null where its price doesn't depend on it. */
export async function pricedTube(
  { db, storeCode }: EngineContext,
  { id = "", revision = 0, sku = "", document }: Partial<Design>,
): Promise<number | null> {
  const product = (await loadProducts(db, storeCode, [sku])).get(sku);
  if (document === undefined || !product?.countedPrices.some(({ code }) => code === TUBE)) return null;
  return tubeMillimeters({ design: { id }, revision, document: parseDesignDocument(JSON.parse(document)) });
}

/** As many as a cart holds lines. */
const MAX_AHEAD = 100;

/**
 * Measures the visitor's own signs, so that a transaction that counts them afterwards doesn't wait for it.
 * @param ids of designs, of which a hundred count; others than the visitor's own signs are ignored
 */
export async function measureAhead(context: EngineContext, ids: Iterable<string>): Promise<void> {
  for (const id of [...new Set(ids)].slice(0, MAX_AHEAD)) {
    const saved = await readOwnDesign(context, id);
    if (saved && isNeonSign(saved.document)) await tubeMillimeters(saved);
  }
}
