import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand, type Command } from "~/design/document/commands";
import { blueprints } from "~/design/products/all-products.server";
import { DESIGN_OPTION, optionUid } from "~/engine/catalog/option-uid";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { add, customer, ownCart, place, readyCart, update } from "./shopper";

const SKU = "custom-neon-sign";
const NAME = { surface: "front", layer: "name" };

let engine: EngineFixture;
let shopper: Sender;
let cart: string;

beforeAll(async () => {
  engine = await openFixture();
  await engine.db
    .updateTable("product")
    .set({ quantity_breaks: JSON.stringify([{ quantity: 3, basisPoints: 1000 }]) })
    .where("sku", "=", SKU)
    .execute();
  clearMemoryCache(engine.db);
});
afterAll(() => engine.close());

beforeEach(async () => {
  shopper = await customer(engine);
  cart = await ownCart(engine, shopper);
});

function writing(text: string): Command {
  return { type: "set-text", ...NAME, text };
}

/** Saves a small sign with a clear board: $79.00 without letters. */
async function designSign(commands: Command[], id?: string): Promise<string> {
  const document = commands.reduce(applyCommand, startDocument(blueprints["neon-sign"]));
  const { data } = await engine.graphql(
    "mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { id } user_errors { message } } }",
    { input: { id, sku: SKU, document: JSON.stringify(document) } },
    shopper,
  );
  return data.saveDesign.design.id;
}

function sign(designId: string, quantity = 1) {
  return {
    sku: SKU,
    quantity,
    entered_options: [{ uid: optionUid(SKU, DESIGN_OPTION), value: designId }],
  };
}

async function readOwnCart() {
  const { data } = await engine.graphql(
    `query ($id: String!) { cart(cart_id: $id) {
      item_changes { kind message } itemsV2 { items { uid quantity
        prices { price { value } row_total { value } steps { label amount { value } } } } }
      prices { grand_total { value } }
    } }`,
    { id: cart },
    shopper,
  );
  return data.cart;
}

async function readLines() {
  return (await readOwnCart()).itemsV2.items;
}

describe("a sign", () => {
  it("counts a letter with its accent once, in any encoding", () => {
    const typed = structuredClone(startDocument(blueprints["neon-sign"]));
    const [name] = typed.surfaces.front.layers;
    Object.assign(name, { text: "Zoe\u0308" });
    expect(blueprints["neon-sign"].counts?.(typed).letters).toBe(3);
  });

  it("costs a price per letter, without spaces", async () => {
    await add(engine, shopper, cart, [sign(await designSign([writing("Luna & Bo")]))]);
    const [{ prices }] = await readLines();
    expect(prices.price.value).toBe(79 + 7 * 7);
    expect(prices.steps).toContainEqual({ label: "Letters: 7", amount: { value: 49 } });
  });

  it("costs a price per added shape", async () => {
    const shape: Command = { type: "add-layer", surface: "front", kind: "art", art: "bone" };
    await add(engine, shopper, cart, [sign(await designSign([writing("Otto"), shape, shape]))]);
    const [{ prices }] = await readLines();
    expect(prices.price.value).toBe(79 + 4 * 7 + 2 * 18);
  });

  it("keeps the price of the design in the cart, until the newer one is put there", async () => {
    const id = await designSign([writing("Otto")]);
    await add(engine, shopper, cart, [sign(id)]);
    await designSign([writing("Ottoline")], id);
    const [line] = await readLines();
    expect(line.prices.price.value).toBe(79 + 4 * 7);
    await update(engine, shopper, cart, [
      {
        cart_item_uid: line.uid,
        quantity: 1,
        customizable_options: [{ uid: optionUid(SKU, DESIGN_OPTION), value_string: id }],
      },
    ]);
    const [changed] = await readLines();
    expect(changed.prices.price.value).toBe(79 + 8 * 7);
    expect((await readOwnCart()).item_changes).toEqual([]);
  });

  it("has the list price of its minimum of letters", async () => {
    const { data } = await engine.graphql(
      `{ products(filter: { sku: { eq: "${SKU}" } }) { items {
        price_range { minimum_price { final_price { value } } }
        price_tiers { quantity final_price { value } discount { amount_off percent_off } }
        tool { counted_prices { code min price { value } } }
      } } }`,
      {},
      shopper,
    );
    const [item] = data.products.items;
    expect(item.price_range.minimum_price.final_price.value).toBe(79 + 3 * 7);
    expect(item.price_tiers).toEqual([
      { quantity: 3, final_price: { value: 90 }, discount: { amount_off: 10, percent_off: 10 } },
    ]);
    expect(item.tool.counted_prices).toContainEqual({ code: "letters", min: 3, price: { value: 7 } });
  });
});

describe("buying several pieces", () => {
  it("reduces the unit price, counting different designs together, without being reported as a price change", async () => {
    await add(engine, shopper, cart, [sign(await designSign([writing("Otto")]), 2)]);
    expect((await readLines()).map(({ prices }) => prices.price.value)).toEqual([107]);
    await add(engine, shopper, cart, [sign(await designSign([writing("Luna")]))]);
    const lines = await readLines();
    expect(lines.map(({ prices }) => prices.price.value)).toEqual([96.3, 96.3]);
    expect((await readOwnCart()).item_changes).toEqual([]);
    expect(lines[0].prices.steps).toContainEqual({ label: "Quantity discount", amount: { value: -21.4 } });
    const total = lines[0].prices.steps.reduce(
      (subtotal, { amount }) => subtotal + Math.round(amount.value * 100),
      0,
    );
    expect(total).toBe(2 * 9630);
  });
});

it("an order stores the counted parts, so that reordering costs the same", async () => {
  const id = await readyCart(engine, shopper, { quantity: 1 });
  await add(engine, shopper, id, [sign(await designSign([writing("Otto")]))]);
  await place(engine, shopper, id);
  const item = await engine.db
    .selectFrom("sales_order_item")
    .selectAll()
    .where("sku", "=", SKU)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(item.unit_price_cents).toBe(10_700);
  expect(JSON.parse(item.design_counts)).toEqual({ letters: 4, shapes: 0, tube_mm: expect.any(Number) });
});
