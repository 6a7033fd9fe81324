import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer, designTag, guest, ownCart, readCart, sellVirtualProduct } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
  await sellVirtualProduct(engine);
});
afterAll(() => engine.close());

function order(sender: Sender, lines: object[], checkOnly = false) {
  return engine.graphql(
    "mutation ($lines: [BulkOrderLineInput!]!, $checkOnly: Boolean!) { orderInBulk(lines: $lines, check_only: $checkOnly) { pieces errors { line field message } } }",
    { lines, checkOnly },
    sender,
  );
}

async function pieces(sender: Sender): Promise<number> {
  const { data } = await readCart(engine, sender, await ownCart(engine, sender));
  return data.cart.total_quantity;
}

const certificate = { sku: "gift-certificate", quantity: 2 };

describe("a bulk order", () => {
  it("is added to the customer's cart at once, designed products by their design", async () => {
    const buyer = await customer(engine);
    const design = await designTag(engine, buyer);
    const { data } = await order(buyer, [certificate, { sku: "pet-tag", quantity: 30, design_id: design }]);
    expect(data.orderInBulk).toEqual({ pieces: 32, errors: [] });
    expect(await pieces(buyer)).toBe(32);
  });

  it("accepts options by title if they match the design", async () => {
    const buyer = await customer(engine);
    const design = await designTag(engine, buyer, { options: { size: "large" } });
    const line = { sku: "pet-tag", quantity: 1, design_id: design };
    const right = await order(buyer, [{ ...line, options: [{ name: "SIZE", value: "large" }] }]);
    expect(right.data.orderInBulk.errors).toEqual([]);
    const wrong = await order(buyer, [{ ...line, options: [{ name: "size", value: "small" }] }]);
    expect(wrong.data.orderInBulk.errors).toEqual([
      { line: 0, field: "options", message: "The options you chose don't match the design." },
    ]);
  });

  it("is not added at all when a line is invalid; each invalid line has its reason", async () => {
    const buyer = await customer(engine);
    const design = await designTag(engine, buyer);
    const foreign = await designTag(engine, await customer(engine));
    const { data } = await order(buyer, [
      certificate,
      { sku: "no-such-thing", quantity: 1 },
      { sku: "pet-tag", quantity: 0, design_id: design },
      { sku: "pet-tag", quantity: 1 },
      { sku: "pet-tag", quantity: 1, design_id: foreign },
      { sku: "pet-tag", quantity: 1, design_id: design, options: [{ name: "smell", value: "rose" }] },
    ]);
    expect(data.orderInBulk.pieces).toBe(0);
    expect(data.orderInBulk.errors.map(({ line, field }) => [line, field])).toEqual([
      [1, "sku"],
      [2, "quantity"],
      [3, "design_id"],
      [4, "design_id"],
      [5, "options"],
    ]);
    expect(await pieces(buyer)).toBe(0);
  });

  it("leaves the cart unchanged when the pieces add up to too many", async () => {
    const buyer = await customer(engine);
    await order(buyer, [certificate]);
    const { data } = await order(buyer, [
      { ...certificate, quantity: 600 },
      { ...certificate, quantity: 600 },
    ]);
    expect(data.orderInBulk.errors).toMatchObject([{ line: 1, field: "quantity" }]);
    expect(await pieces(buyer)).toBe(2);
  });

  it("reports too many pieces and an unknown product at once, with messages for shoppers", async () => {
    const buyer = await customer(engine);
    const { data } = await order(buyer, [
      { ...certificate, quantity: 600 },
      { ...certificate, quantity: 600 },
      { sku: "no-such-thing", quantity: 1 },
    ]);
    expect(data.orderInBulk.errors).toMatchObject([
      { line: 1, field: "quantity" },
      {
        line: 2,
        field: "sku",
        message: `We couldn't find the SKU "no-such-thing". Please check the spelling.`,
      },
    ]);
  });

  it("can be checked without ordering it", async () => {
    const buyer = await customer(engine);
    const { data } = await order(buyer, [certificate], true);
    expect(data.orderInBulk).toEqual({ pieces: 0, errors: [] });
    expect(await pieces(buyer)).toBe(0);
    const wrong = await order(buyer, [certificate, { sku: "no-such-thing", quantity: 1 }], true);
    expect(wrong.data.orderInBulk.errors).toMatchObject([{ line: 1, field: "sku" }]);
  });

  it("has 1 to 100 lines", async () => {
    const buyer = await customer(engine);
    for (const lines of [[], Array.from({ length: 101 }, () => certificate)]) {
      const { errors } = await order(buyer, lines);
      expect(errors?.[0].message).toBe("Please order 1 to 100 lines at once.");
    }
  });

  it("requires an account", async () => {
    const { errors } = await order(guest(), [certificate]);
    expect(errors?.[0].extensions.category).toBe("graphql-authorization");
  });
});

describe("the list of one's own designs", () => {
  const list = (sender: Sender, page: object = {}) =>
    engine.graphql(
      "query ($pageSize: Int, $currentPage: Int) { designs(pageSize: $pageSize, currentPage: $currentPage) { items { id sku picture_url problems { message } } total_count page_info { total_pages } } }",
      page,
      sender,
    );

  it("is sorted latest first, page by page", async () => {
    const buyer = await customer(engine);
    const first = await designTag(engine, buyer);
    const second = await designTag(engine, buyer);
    await engine.db
      .updateTable("design")
      .set({ updated_at: "2999-01-01T00:00:00.000Z" })
      .where("id", "=", first)
      .execute();
    const { data } = await list(buyer, { pageSize: 1, currentPage: 2 });
    expect(data.designs.items.map(({ id }) => id)).toEqual([second]);
    expect(data.designs).toMatchObject({ total_count: 2, page_info: { total_pages: 2 } });
    expect(data.designs.items[0]).toMatchObject({ sku: "pet-tag", problems: [] });
  });

  it("does not contain the designs of others", async () => {
    const maker = guest();
    await designTag(engine, maker);
    const totals = await Promise.all(
      [maker, guest(), {}, await customer(engine)].map(
        async (sender) => (await list(sender)).data.designs.total_count,
      ),
    );
    expect(totals).toEqual([1, 0, 0, 0]);
  });
});

// @specification §2 L57
it("a bulk order takes no gift certificate, and says where to buy one", async () => {
  const own = await openFixture();
  const buyer = await customer(own);
  const { data } = await own.graphql(
    "mutation ($lines: [BulkOrderLineInput!]!) { orderInBulk(lines: $lines) { pieces errors { line field message } } }",
    { lines: [{ sku: "gift-certificate", quantity: 2 }] },
    buyer,
  );
  expect(data.orderInBulk.errors).toEqual([
    {
      line: 0,
      field: "sku",
      message:
        "Gift Certificate is for one recipient at a time. Please add it to your cart from its own page.",
    },
  ]);
  await own.close();
});
