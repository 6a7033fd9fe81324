import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { add, guest, newCart, readCart } from "./shopper";

/** More than the lists can hold. */
const COPIES = 1000;
const LAST = `split-rings-${COPIES}`;

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
  await copyProduct("split-rings");
});
afterAll(() => engine.close());

async function copyProduct(sku: string): Promise<void> {
  const product = await engine.db
    .selectFrom("product")
    .selectAll()
    .where("sku", "=", sku)
    .executeTakeFirstOrThrow();
  const links = await engine.db.selectFrom("category_product").selectAll().where("sku", "=", sku).execute();
  for (let first = 1; first <= COPIES; first += 20) {
    const numbers = Array.from({ length: 20 }, (_, index) => first + index);
    const copies = numbers.map((number) => ({
      ...product,
      sku: `${sku}-${number}`,
      url_key: `${product.url_key}-${number}`,
      position: 1000 + number,
    }));
    await engine.db.insertInto("product").values(copies).execute();
    const listed = numbers.flatMap((number) => links.map((link) => ({ ...link, sku: `${sku}-${number}` })));
    await engine.db.insertInto("category_product").values(listed).execute();
  }
}

describe("a product beyond the lists of a very large store", () => {
  it("is not listed, and found by its sku, by its url key and at its path", async () => {
    const { data } = await engine.graphql<{
      all: { total_count: number };
      sku: { items: { name: string; categories: { url_path: string }[] }[] };
      urlKey: { items: { sku: string }[] };
      route: { sku: string };
    }>(
      `query ($sku: String, $key: String, $url: String!) {
        all: products(filter: {}) { total_count }
        sku: products(filter: { sku: { eq: $sku } }) { items { name categories { url_path } } }
        urlKey: products(filter: { url_key: { in: [$key] } }) { items { sku } }
        route(url: $url) { ... on SimpleProduct { sku } }
      }`,
      { sku: LAST, key: `spare-split-rings-${COPIES}`, url: `/spare-split-rings-${COPIES}` },
    );
    expect(data.all.total_count).toBeLessThanOrEqual(1000);
    expect(data.sku.items[0].name).toBe("Spare Split Rings, Three Sizes");
    expect(data.sku.items[0].categories.length).toBeGreaterThan(0);
    expect(data.urlKey.items).toEqual([{ sku: LAST }]);
    expect(data.route).toEqual({ sku: LAST });
  });

  it("can be put into a cart at its price", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    await add(engine, sender, id, [{ sku: LAST, quantity: 3 }]);
    const { data } = await readCart(engine, sender, id);
    const [item] = data.cart.itemsV2.items;
    expect(item.product.sku).toBe(LAST);
    expect(item.prices.row_total.value).toBe(8.97);
  });
});
