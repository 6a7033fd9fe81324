import { storeDataOf } from "~/brand/store-data.server";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import { blueprints } from "~/design/products/all-products.server";
import { seedStore } from "~/engine/shared/seed-store";
import type { EngineFixture, Sender } from "./engine-fixture";

/** Neon signs whose price depends on their tube. */

export const SIGN_SKU = "custom-neon-sign";

interface PriceByLength {
  includedMm: number;
  stepMm: number;
  stepCents: number;
}

/** Seeds the store as after a deployment whose folder has that price. */
export async function sellSignsByLength(engine: EngineFixture, priceByLength: PriceByLength): Promise<void> {
  const store = storeDataOf("mpc", engine.settings);
  const products = store.products.map((product) =>
    product.sku === SIGN_SKU ? { ...product, countedPrices: {}, priceByLength } : product,
  );
  await seedStore(engine.db, { ...store, products });
}

/** Saves a small sign with that text. @param id of the design that it changes */
export async function saveSign(
  engine: EngineFixture,
  sender: Sender,
  text: string,
  id?: string,
): Promise<{ id: string; tube_mm: number }> {
  const document = applyCommand(startDocument(blueprints["neon-sign"]), {
    type: "set-text",
    surface: "front",
    layer: "name",
    text,
  });
  const { data } = await engine.graphql(
    "mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { id tube_mm } } }",
    { input: { id, sku: SIGN_SKU, document: JSON.stringify(document) } },
    sender,
  );
  return data.saveDesign.design;
}
