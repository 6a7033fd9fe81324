import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DESIGN_OPTION, optionUid } from "~/engine/catalog/option-uid";
import { TUBE } from "~/engine/catalog/prices-per-unit";
import { productEdits } from "~/engine/catalog-management/product-edits";
import { readProductStates } from "~/engine/catalog-management/product-state";
import { composer } from "./drafts";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { managedProduct, productForms } from "./product-forms";
import { add, customer, ownCart, place, readyCart, update } from "./shopper";
import { SIGN_SKU, saveSign, sellSignsByLength } from "./signs-by-length";
import { callAdmin, ownerOf, resultOf } from "./staff";

const INCLUDED = 500;
const STEP = 100;
const BASE = 79;

let engine: EngineFixture;
let shopper: Sender;
let cart: string;

beforeAll(async () => {
  engine = await openFixture();
  await sellByLength(500);
});
afterAll(() => engine.close());

beforeEach(async () => {
  shopper = await customer(engine);
  cart = await ownCart(engine, shopper);
});

const sellByLength = (stepCents: number) =>
  sellSignsByLength(engine, { includedMm: INCLUDED, stepMm: STEP, stepCents });
const designSign = (text: string, id?: string) => saveSign(engine, shopper, text, id);

function sign({ id }: { id: string }) {
  return {
    sku: SIGN_SKU,
    quantity: 1,
    entered_options: [{ uid: optionUid(SIGN_SKU, DESIGN_OPTION), value: id }],
  };
}

async function readLine() {
  const { data } = await engine.graphql(
    `query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { uid
      prices { price { value } steps { label amount { value } } } errors { message } } } } }`,
    { id: cart },
    shopper,
  );
  return data.cart.itemsV2.items[0];
}

function priceOf(millimeters: number): number {
  return BASE + 5 * Math.ceil(Math.max(0, millimeters - INCLUDED) / STEP);
}

describe("a sign that is priced by its tube", () => {
  test("costs what the engine measures, which the studio shows before", async () => {
    const saved = await designSign("Luna");
    expect(saved.tube_mm).toBeGreaterThan(INCLUDED + STEP);
    await add(engine, shopper, cart, [sign(saved)]);
    const { prices } = await readLine();
    expect(prices.price.value).toBe(priceOf(saved.tube_mm));
    const feet = Math.round((saved.tube_mm / 304.8) * 10) / 10;
    const amount = { value: priceOf(saved.tube_mm) - BASE };
    expect(prices.steps).toContainEqual({ label: `Tube: ${feet} ft`, amount });
  });

  test("never gets shorter as letters of the same size are added", async () => {
    const lengths: number[] = [];
    for (const text of ["l", "lu", "lun", "luna"]) lengths.push((await designSign(text)).tube_mm);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  });

  test("is priced again when its design is changed in the cart, and not before", async () => {
    const saved = await designSign("Bo");
    await add(engine, shopper, cart, [sign(saved)]);
    const changed = await designSign("Bo & Luna", saved.id);
    expect(priceOf(changed.tube_mm)).not.toBe(priceOf(saved.tube_mm));
    const line = await readLine();
    expect(line.prices.price.value).toBe(priceOf(saved.tube_mm));
    const design = { uid: optionUid(SIGN_SKU, DESIGN_OPTION), value_string: saved.id };
    await update(engine, shopper, cart, [
      { cart_item_uid: line.uid, quantity: 1, customizable_options: [design] },
    ]);
    expect((await readLine()).prices.price.value).toBe(priceOf(changed.tube_mm));
  });

  test("has to be opened again when it was added before there was such a price", async () => {
    await add(engine, shopper, cart, [sign(await designSign("Bo"))]);
    await engine.db
      .updateTable("cart_item")
      .set({ design_counts: "{}" })
      .where("cart_id", "=", cart)
      .execute();
    const { errors } = await readLine();
    expect(errors.map(({ message }: { message: string }) => message).join()).toContain("depends on its tube");
  });
});

test("a draft order takes a sign of its customer at the price of its tube", async () => {
  const owned = await customer(engine);
  const { id: design_id, tube_mm } = await saveSign(engine, owned, "Biscuit");
  const drafts = composer(engine, (await ownerOf(engine)).token);
  const draft = await drafts.start({ customer_id: String(owned.id) });
  const item = { sku: SIGN_SKU, quantity: 1, selected_options: [], design_id };
  const { items } = await drafts.change(draft, "addDraftOrderItem", "AddDraftOrderItemInput", item);
  expect(items.map(({ row_total }) => row_total.value)).toEqual([priceOf(tube_mm)]);
});

test("an order keeps its price, and staff read the tube", async () => {
  const id = await readyCart(engine, shopper, { quantity: 1 });
  const saved = await designSign("Otto");
  await add(engine, shopper, id, [sign(saved)]);
  const { data } = await place(engine, shopper, id);
  await sellByLength(900);
  const item = await engine.db
    .selectFrom("sales_order_item")
    .selectAll()
    .where("sku", "=", SIGN_SKU)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(item.unit_price_cents).toBe(100 * priceOf(saved.tube_mm));
  expect(JSON.parse(item.design_counts)).toEqual({ letters: 4, shapes: 0, [TUBE]: saved.tube_mm });
  const order = resultOf<{ lines: { sku: string; options: object[] }[] }>(
    await callAdmin(
      engine,
      "query ($number: String!) { order(number: $number) { lines { sku options { label text } } } }",
      { number: data.placeOrder.orderV2.number },
      (await ownerOf(engine)).token,
    ),
    "order",
  );
  const line = order.lines.find(({ sku }) => sku === SIGN_SKU);
  expect(line?.options).toContainEqual({ label: "Tube, each sign", text: `${saved.tube_mm} mm` });
  await sellByLength(500);
});

test("staff change the price of a step", async () => {
  const owner = await ownerOf(engine);
  const forms = productForms(engine, owner);
  await forms.save(SIGN_SKU, { length_price: "8" });
  await forms.publish(SIGN_SKU);
  const field = (await managedProduct(engine, owner, SIGN_SKU)).fields.find(
    ({ code }) => code === "length_price",
  );
  expect(field).toMatchObject({ value: "8.00", folder_value: "5.00", is_changed: true });
  const saved = await designSign("Luna");
  await add(engine, shopper, cart, [sign(saved)]);
  const steps = Math.ceil((saved.tube_mm - INCLUDED) / STEP);
  expect((await readLine()).prices.price.value).toBe(BASE + 8 * steps);
  const [state] = (await readProductStates(engine.db, ["mpc"], [SIGN_SKU])).values();
  const exported = { includedMm: INCLUDED, stepMm: STEP, stepCents: 800 };
  expect(productEdits(state).edits).toEqual({ priceByLength: exported });
});
