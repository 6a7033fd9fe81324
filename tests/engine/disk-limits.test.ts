import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { sampleDocument } from "~/design/products/samples";
import { databaseLimiter } from "~/engine/shared/database-limiter";
import { sha256 } from "~/engine/shared/secrets";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { ADDRESS, add, designTag, newCart, payBy, place, setEmail, shipTo, tag } from "./shopper";

/** Limits on what one visitor can store in the database. */

const TOO_MUCH_SAVED =
  "You've saved a lot in the last hour, so we need a short break. Please try again in a little while.";
const SAVE = `mutation ($input: SaveDesignInput!) {
  saveDesign(input: $input) { design { id revision } user_errors { code message field } }
}`;

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

function from(address: string, owner = "owner of a design"): Sender {
  return { owner, headers: { "X-Forwarded-For": address } };
}

function mug(name: string): DesignDocument {
  const sample = sampleDocument("photo-mug");
  if (!sample) throw new Error("The mug has no sample.");
  return applyCommand(sample, { type: "set-text", surface: "wrap", layer: "name", text: name });
}

/** Extends the document to the maximum length. */
function ofMaxLength(document: DesignDocument): string {
  return JSON.stringify(document).padEnd(200_000, " ");
}

async function save(sender: Sender, document: string, id?: string) {
  const { data, errors } = await engine.graphql(
    SAVE,
    { input: { sku: "photo-mug", document, ...(id && { id }) } },
    sender,
  );
  expect(errors).toBeUndefined();
  return data.saveDesign;
}

async function revisionsOf(id: string): Promise<number[]> {
  const rows = await engine.db
    .selectFrom("design_revision")
    .select("revision")
    .where("design_id", "=", id)
    .orderBy("revision")
    .execute();
  return rows.map(({ revision }) => revision);
}

describe("designs", () => {
  test("of one visitor are limited by their size, and those of others are not", async () => {
    const flooder = from("203.0.113.1");
    let rejected: string | undefined;
    for (let made = 0; made < 110 && rejected === undefined; made += 1) {
      const { design, user_errors } = await save(flooder, ofMaxLength(mug("Biscuit")));
      if (!design) rejected = user_errors[0].message;
    }
    expect(rejected).toBe(TOO_MUCH_SAVED);
    const { characters } = await engine.db
      .selectFrom("design_revision")
      .select(({ fn }) => fn.countAll<number>().as("characters"))
      .executeTakeFirstOrThrow();
    expect(Number(characters)).toBeLessThan(105);
    expect((await save(from("203.0.113.2"), JSON.stringify(mug("Waffle")))).user_errors).toEqual([]);
  });

  test("of a visitor over the limit cannot be copied either", async () => {
    const flooder = from("203.0.113.3");
    const { design } = await save(flooder, JSON.stringify(mug("Biscuit")));
    await fill("new-design-kilobytes", 20_000, flooder);
    for (const copy of [
      `duplicateDesign(id: "${design.id}")`,
      `duplicateDesign(id: "${design.id}", sku: "photo-mug")`,
    ]) {
      const { errors } = await engine.graphql(`mutation { ${copy} { id } }`, {}, flooder);
      expect(errors?.[0].message).toBe(TOO_MUCH_SAVED);
    }
  });

  test("can be edited for an hour without a pause", async () => {
    const shopper = from("203.0.113.4");
    const { design } = await save(shopper, JSON.stringify(mug("Biscuit")));
    await fill("new-design-kilobytes", 20_000, shopper);
    await fill("revision-kilobytes", 900 * 100, shopper);
    const { user_errors } = await save(shopper, ofMaxLength(mug("Waffle")), design.id);
    expect(user_errors).toEqual([]);
  });

  test("cannot be rewritten without limit", async () => {
    const flooder = from("203.0.113.5");
    const { design } = await save(flooder, JSON.stringify(mug("Biscuit")));
    await fill("revision-kilobytes", 200_000, flooder);
    const { user_errors } = await save(flooder, JSON.stringify(mug("Waffle")), design.id);
    expect(user_errors).toEqual([{ code: "TOO_MANY_DESIGNS", message: TOO_MUCH_SAVED, field: null }]);
  });
});

/** Counts kilobytes for a visitor, as if they had been saved. */
async function fill(name: string, kilobytes: number, { headers }: Sender): Promise<void> {
  const limiter = databaseLimiter(engine.db, { name, points: kilobytes, seconds: 3600 });
  await limiter.penalty(sha256(headers?.["X-Forwarded-For"] ?? ""), kilobytes);
}

describe("revisions of a design", () => {
  test("that are outdated are deleted, except for the latest ones", async () => {
    const shopper = from("203.0.113.10");
    const { design } = await save(shopper, JSON.stringify(mug("Rev")));
    for (let revision = 2; revision <= 45; revision += 1) {
      await save(shopper, JSON.stringify(mug(`Rev ${revision}`)), design.id);
    }
    expect(await revisionsOf(design.id)).toEqual(Array.from({ length: 15 }, (_, n) => 31 + n));
  });

  test("used by a cart, an order, a proof or a print file stay", async () => {
    const shopper = from("203.0.113.11");
    const id = await designTag(engine, shopper);
    const cart = await newCart(engine, shopper);
    for (let revision = 2; revision <= 9; revision += 1) {
      await designTag(engine, shopper, { id, name: `Rev ${revision}` });
      if (revision === 3) await addTag(shopper, cart, id);
      if (revision === 5) await saveForLater(shopper, cart, (await addTag(shopper, cart, id)).uid);
      if (revision === 7) await orderTag(shopper, id, { proof: 4, printFile: 6 });
    }
    for (let revision = 10; revision <= 40; revision += 1) {
      await designTag(engine, shopper, { id, name: `Rev ${revision}` });
    }
    const old = (await revisionsOf(id)).filter((revision) => revision <= 30);
    expect(old).toEqual([3, 4, 5, 6, 7]);
  });
});

/** Adds the design to the cart. @returns its line, the last one */
async function addTag(sender: Sender, cart: string, design: string) {
  const { data } = await add(engine, sender, cart, [tag(design)]);
  expect(data.addProductsToCart.user_errors).toEqual([]);
  return data.addProductsToCart.cart.itemsV2.items.slice(-1)[0];
}

async function saveForLater(sender: Sender, cart: string, uid: string): Promise<void> {
  const { errors } = await engine.graphql(
    "mutation ($cart: String!, $uid: ID!) { saveCartItemForLater(cart_id: $cart, cart_item_uid: $uid) { id } }",
    { cart, uid },
    sender,
  );
  expect(errors).toBeUndefined();
}

/** Orders the design; an earlier revision was proofed, and another one printed. */
async function orderTag(sender: Sender, design: string, earlier: { proof: number; printFile: number }) {
  const cart = await newCart(engine, sender);
  await addTag(sender, cart, design);
  await setEmail(engine, sender, cart, "ada@example.com");
  await shipTo(engine, sender, cart, { address: ADDRESS });
  await payBy(engine, sender, cart, "checkmo");
  const { data } = await place(engine, sender, cart);
  expect(data.placeOrder.errors).toEqual([]);
  const { id, order_id } = await engine.db
    .selectFrom("sales_order_item")
    .select(["id", "order_id"])
    .where("design_id", "=", design)
    .executeTakeFirstOrThrow();
  const created_at = new Date().toISOString();
  const proof = {
    order_id,
    order_item_id: id,
    round: 9,
    revision: earlier.proof,
    state: "ended",
    created_at,
  };
  await engine.db
    .insertInto("proof")
    .values({
      ...proof,
      sent_at: null,
      due_at: null,
      reminded_at: null,
      answered_at: null,
      answered_by: null,
    })
    .execute();
  const file = { surface: "front", title: "Front", position: 9, sha256: "00", bytes: 1, created_at };
  await engine.db
    .insertInto("print_file")
    .values({ ...file, order_item_id: id, revision: earlier.printFile })
    .execute();
}

describe("guest carts", () => {
  const CREATE = "mutation { createGuestCart { cart { id } } }";
  const rejected = "We can't start another cart right now. Please sign in, or try again in an hour.";

  test("cannot be created without limit, neither by GraphQL nor by REST", async () => {
    const flooder = from("203.0.113.20");
    await fill("guest-carts", 299, flooder);
    expect((await engine.graphql(CREATE, {}, flooder)).errors).toBeUndefined();
    expect((await engine.graphql(CREATE, {}, flooder)).errors?.[0].message).toBe(rejected);
    const response = await engine.rest("/rest/V1/guest-carts", { method: "POST" }, flooder);
    expect([response.status, (await response.json()).message]).toEqual([400, rejected]);
    expect((await engine.graphql(CREATE, {}, from("203.0.113.21"))).errors).toBeUndefined();
  });
});
