import { expect } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import { blueprints } from "~/design/products/all-products.server";
import { DESIGN_OPTION, optionUid } from "~/engine/catalog/option-uid";
import { petPhoto, petPhotoSize } from "../fixtures/pet-photo";
import { move, staffPrints } from "./atelier";
import type { EngineFixture, Sender } from "./engine-fixture";
import { printAll } from "./print-shop";
import { ADDRESS, add, newCart, ownCart, payBy, place, setEmail, shipTo } from "./shopper";

/** Test helpers from a photo to the print file of a mug. */

/** Uploads the pet's photo. */
export async function sendPhoto(engine: EngineFixture, sender: Sender): Promise<string> {
  const { buffer } = await petPhoto();
  const body = new Uint8Array(buffer);
  const response = await engine.rest("/rest/mpc/V1/photos", { method: "POST", body }, sender);
  const { data } = await response.json();
  return data.id;
}

/** Saves a mug with the photo. @returns the design's id */
export async function designMug(engine: EngineFixture, sender: Sender, photoId: string): Promise<string> {
  const document = applyCommand(startDocument(blueprints.photomug, { template: "full-wrap" }), {
    type: "fill-photos",
    photos: [{ id: photoId, ...petPhotoSize, takenAt: null }],
  });
  const { data } = await engine.graphql(
    "mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { id } } }",
    { input: { sku: "photo-mug", document: JSON.stringify(document) } },
    sender,
  );
  return data.saveDesign.design.id;
}

/** An ordered, paid and printed mug with the sender's photo. */
export async function printedMug(engine: EngineFixture, sender: Sender) {
  const photo = await sendPhoto(engine, sender);
  const design = await designMug(engine, sender, photo);
  const cart = sender.token ? await ownCart(engine, sender) : await newCart(engine, sender);
  const uid = optionUid("photo-mug", DESIGN_OPTION);
  const added = await add(engine, sender, cart, [
    { sku: "photo-mug", quantity: 1, entered_options: [{ uid, value: design }] },
  ]);
  expect(added.data.addProductsToCart.user_errors).toEqual([]);
  if (!sender.token) await setEmail(engine, sender, cart, "ada@example.com");
  await shipTo(engine, sender, cart, { address: ADDRESS });
  await payBy(engine, sender, cart, "checkmo");
  const { data } = await place(engine, sender, cart);
  const { number, token, items } = data.placeOrder.orderV2;
  await move(engine, number, "TAKE_PAYMENT");
  await printAll(engine);
  return { photo, design, number, token, itemId: items[0].id };
}

/** The print files that staff can download. */
export async function printAddresses(engine: EngineFixture, number: string) {
  const prints = await staffPrints(engine, number);
  return prints.flatMap(({ files }) => files);
}
