import { sampleDocument } from "~/design/products/samples";
import { DESIGN_OPTION, optionUid } from "~/engine/catalog/option-uid";
import type { EngineFixture, Sender } from "../../../tests/engine/engine-fixture";
import { sendPhoto } from "./photos";

const SAMPLE_PHOTO = /^portrait:(.+)$/;

/** Saves a product's sample design, with uploaded photos in place of drawn pets. @returns the design's id */
export async function saveDesign(
  shop: EngineFixture,
  sender: Sender,
  sku: string,
  name?: string,
): Promise<string> {
  const document = structuredClone(sampleDocument(sku));
  if (!document) throw new Error(`There is no sample of ${sku}.`);
  for (const { layers } of Object.values(document.surfaces)) {
    for (const layer of layers) {
      const portrait = layer.kind === "photo" ? SAMPLE_PHOTO.exec(layer.photoId ?? "")?.[1] : undefined;
      if (layer.kind !== "photo" || !portrait) continue;
      layer.photoId = await sendPhoto(shop, sender, portrait);
    }
  }
  const { data } = await shop.graphql(
    "mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { id } user_errors { message } } }",
    { input: { sku, document: JSON.stringify(document) } },
    sender,
  );
  const { design, user_errors } = data.saveDesign;
  if (!design) throw new Error(`The design of ${sku} was refused: ${JSON.stringify(user_errors)}`);
  if (name) await nameDesign(shop, sender, design.id, name);
  return design.id;
}

/** A cart line with a new design. */
export async function designedLine(shop: EngineFixture, sender: Sender, sku: string, quantity = 1) {
  const value = await saveDesign(shop, sender, sku);
  return { sku, quantity, entered_options: [{ uid: optionUid(sku, DESIGN_OPTION), value }] };
}

async function nameDesign(shop: EngineFixture, sender: Sender, id: string, name: string): Promise<void> {
  await shop.graphql(
    "mutation ($id: ID!, $name: String) { renameDesign(id: $id, name: $name) { id } }",
    { id, name },
    sender,
  );
}
