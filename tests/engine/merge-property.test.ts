import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_LINES } from "~/engine/carts/cart-lines";
import { MAX_QUANTITY } from "~/engine/carts/read-cart-line";
import { randomId } from "~/engine/shared/secrets";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer, designTag, guest, newCart, ownCart } from "./shopper";

let engine: EngineFixture;
let designs: string[];
beforeAll(async () => {
  engine = await openFixture();
  const visitor = guest();
  designs = await Promise.all([designTag(engine, visitor), designTag(engine, visitor)]);
});
afterAll(() => engine.close());

/** Content of a line, from few values, so that carts often contain equal lines. */
interface Content {
  design: number;
  options: string;
  gift_wrapping: string | null;
  gift_message: string | null;
}

const content: fc.Arbitrary<Content> = fc.record({
  design: fc.nat(1),
  options: fc.constantFrom('{"size":"small"}', '{"size":"large"}'),
  gift_wrapping: fc.constantFrom(null, "paws"),
  gift_message: fc.constantFrom(null, '{"to":"Ada","from":"","message":"Hello"}'),
});

const line = fc.record({
  content,
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
  isSaved: fc.boolean(),
});
type Line = typeof line extends fc.Arbitrary<infer Value> ? Value : never;

const MAX_OWN = 6;

/** The lines of one cart differ from each other; sometimes they follow a full cart of others. */
const lines = fc.record({
  own: fc.uniqueArray(line, { maxLength: MAX_OWN, selector: ({ content }) => JSON.stringify(content) }),
  others: fc.constantFrom(0, 0, 0, MAX_LINES - MAX_OWN),
});

describe("merging carts", () => {
  it("loses no line and no piece, combines equal lines and nothing else", async () => {
    await fc.assert(
      fc.asyncProperty(lines, lines, async (guests, customers) => {
        const shopper = await customer(engine);
        const [from, to] = [await newCart(engine, guest()), await ownCart(engine, shopper)];
        await fill(from, null, guests);
        await fill(to, shopper.id, customers);
        const before = pieces([...(await kept(from, null)), ...(await kept(to, shopper.id))]);

        const merge = "mutation ($from: String!) { mergeCarts(source_cart_id: $from) { id } }";
        expect((await engine.graphql(merge, { from }, shopper)).errors).toBeUndefined();

        const after = await kept(to, shopper.id);
        expect(pieces(after)).toEqual(before);
        const inCart = after.filter(({ isSaved }) => !isSaved);
        expect(new Set(inCart.map(({ key }) => key)).size).toBe(inCart.length);
        expect(inCart.length).toBeLessThanOrEqual(MAX_LINES);
        for (const { quantity } of inCart) expect(quantity).toBeLessThanOrEqual(MAX_QUANTITY);
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});

interface Kept {
  key: string;
  quantity: number;
  isSaved: boolean;
}

/** Everything in the cart or saved for later. */
async function kept(cartId: string, customerId: number | null): Promise<Kept[]> {
  const inCart = await engine.db.selectFrom("cart_item").selectAll().where("cart_id", "=", cartId).execute();
  const saved = await engine.db
    .selectFrom("inactive_cart_item")
    .select("line")
    .where("kind", "=", "saved")
    .where((aside) =>
      customerId === null ? aside("cart_id", "=", cartId) : aside("customer_id", "=", customerId),
    )
    .execute();
  return [
    ...inCart.map((row) => ({ key: keyOf(row), quantity: row.quantity, isSaved: false })),
    ...saved.map((row) => {
      const item = JSON.parse(row.line);
      return { key: keyOf(item), quantity: item.quantity, isSaved: true };
    }),
  ];
}

type Row = Omit<Content, "design"> & { design_id: string | null; design_revision: number | null };

function keyOf({ design_id, design_revision, options, gift_wrapping, gift_message }: Row): string {
  return JSON.stringify([design_id, design_revision, options, gift_wrapping, gift_message]);
}

/** Pieces by content. */
function pieces(lines: Kept[]): Record<string, number> {
  const totals = new Map<string, number>();
  for (const { key, quantity } of lines) totals.set(key, (totals.get(key) ?? 0) + quantity);
  return Object.fromEntries([...totals].sort());
}

async function fill(
  cartId: string,
  customerId: number | null,
  { own, others }: { own: Line[]; others: number },
): Promise<void> {
  const rows = [
    ...Array.from({ length: others }, () => ({ ...itemRow(cartId, randomId()), isSaved: false })),
    ...own.map(({ content: { design, ...options }, isSaved, quantity }) => ({
      ...itemRow(cartId, null),
      ...options,
      design_id: designs[design],
      design_revision: 1,
      quantity,
      isSaved,
    })),
  ].map((row, position) => ({ ...row, position }));
  for (const { isSaved, ...row } of rows) {
    if (!isSaved) await engine.db.insertInto("cart_item").values(row).execute();
    else
      await engine.db
        .insertInto("inactive_cart_item")
        .values({
          uid: row.uid,
          cart_id: customerId === null ? cartId : null,
          customer_id: customerId,
          kind: "saved",
          design_id: row.design_id,
          line: JSON.stringify(row),
          removed_at: new Date().toISOString(),
        })
        .execute();
  }
}

/** @param difference makes a line unlike all others; null where something else does */
function itemRow(cartId: string, difference: string | null) {
  return {
    uid: randomId(),
    cart_id: cartId,
    sku: "pet-tag",
    quantity: 1,
    options: difference === null ? "{}" : JSON.stringify({ difference }),
    design_id: null as string | null,
    design_revision: null as number | null,
    gift_wrapping: null as string | null,
    gift_message: null as string | null,
    added_as: null,
    position: 0,
  };
}
