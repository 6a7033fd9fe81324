import { afterAll, beforeAll, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import { blueprints } from "~/design/products/all-products.server";
import { DESIGN_OPTION, optionUid } from "~/engine/catalog/option-uid";
import { readCounts, TUBE } from "~/engine/catalog/prices-per-unit";
import { move } from "./atelier";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { printAll } from "./print-shop";
import { sendNewVersion } from "./proofs";
import { ADDRESS, add, guest, newCart, payBy, place, setEmail, shipTo } from "./shopper";
import { SIGN_SKU, saveSign, sellSignsByLength } from "./signs-by-length";

/** A buyer's new version of a sign that is priced by its tube: its price stays that of the order. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
  await sellSignsByLength(engine, { includedMm: 500, stepMm: 100, stepCents: 500 });
});
afterAll(() => engine.close());

async function orderedSign(sender: Sender, text: string) {
  const { id: design } = await saveSign(engine, sender, text);
  const cart = await newCart(engine, sender);
  const entered_options = [{ uid: optionUid(SIGN_SKU, DESIGN_OPTION), value: design }];
  await add(engine, sender, cart, [{ sku: SIGN_SKU, quantity: 1, entered_options }]);
  await setEmail(engine, sender, cart, "ada@example.com");
  await shipTo(engine, sender, cart, { address: ADDRESS });
  await payBy(engine, sender, cart, "checkmo");
  await engine.graphql(
    "mutation ($input: SetAdditionalInformationOnCartInput!) { setAdditionalInformationOnCart(input: $input) { cart { id } } }",
    { input: { cart_id: cart, send_proof: true } },
    sender,
  );
  const { data } = await place(engine, sender, cart);
  const { id, number, token, total, items } = data.placeOrder.orderV2;
  await move(engine, number, "TAKE_PAYMENT");
  await printAll(engine);
  return { id, number, token, total: total.grand_total.value, itemId: items[0].id, sender, design };
}

function itemOf(itemId: string) {
  return engine.db
    .selectFrom("sales_order_item")
    .select(["design_counts", "design_revision", "unit_price_cents"])
    .where("id", "=", Number(itemId))
    .executeTakeFirstOrThrow();
}

test("is rejected when it needs more tube than was paid for", async () => {
  const order = await orderedSign(guest(), "llll");
  const before = await itemOf(order.itemId);
  await saveSign(engine, order.sender, "WWWW", order.design);
  expect(await sendNewVersion(engine, order)).toEqual([
    {
      code: "MISFIT",
      message:
        "This version needs a different length of tube, which would change its price, so we can't use it.",
    },
  ]);
  expect(await itemOf(order.itemId)).toEqual(before);
});

test("is taken with as many steps of tube, whose length staff then read, at the price of the order", async () => {
  const order = await orderedSign(guest(), "Luna");
  const before = await itemOf(order.itemId);
  const color = blueprints["neon-sign"].surfaces({}, {})[0].textColors[1];
  const document = [
    { type: "set-text", surface: "front", layer: "name", text: "Luna" } as const,
    { type: "set-text-style", surface: "front", layer: "name", color } as const,
  ].reduce(applyCommand, startDocument(blueprints["neon-sign"]));
  await engine.graphql(
    "mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { id } } }",
    { input: { id: order.design, sku: SIGN_SKU, document: JSON.stringify(document) } },
    order.sender,
  );
  expect(await sendNewVersion(engine, order)).toEqual([]);
  const after = await itemOf(order.itemId);
  expect(after.design_revision).toBe((before.design_revision ?? 0) + 1);
  expect(after.unit_price_cents).toBe(before.unit_price_cents);
  expect(readCounts(after.design_counts)[TUBE]).toBeGreaterThan(0);
});
