import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { ordered } from "./atelier";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer, guest } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

function reorder(number: string, sender: Sender) {
  return engine.graphql(
    `mutation ($number: String!) { reorderItems(orderNumber: $number) {
      cart { total_quantity itemsV2 { items { quantity product { sku } extra_info { original_image_url } } } }
      userInputErrors { code message path }
    } }`,
    { number },
    sender,
  );
}

describe("reordering", () => {
  it("puts the same designs into the cart, combined with equal lines", async () => {
    const buyer = await customer(engine);
    const { number } = await ordered(engine, buyer, { quantity: 2 });
    const { data } = await reorder(number, buyer);
    expect(data.reorderItems.userInputErrors).toEqual([]);
    expect(data.reorderItems.cart).toMatchObject({
      total_quantity: 2,
      itemsV2: { items: [{ quantity: 2, product: { sku: "pet-tag" } }] },
    });
    expect(data.reorderItems.cart.itemsV2.items[0].extra_info.original_image_url).toMatch(
      /^\/pictures\/designs\//,
    );
    expect((await reorder(number, buyer)).data.reorderItems.cart.total_quantity).toBe(4);
  });

  it("omits discontinued items, and reports them", async () => {
    const buyer = await customer(engine);
    const { number, itemId } = await ordered(engine, buyer);
    const setSalable = async (is_salable: number) => {
      await engine.db.updateTable("product").set({ is_salable }).where("sku", "=", "pet-tag").execute();
      clearMemoryCache(engine.db);
    };
    await setSalable(0);
    const { data } = await reorder(number, buyer);
    await setSalable(1);
    expect(data.reorderItems).toMatchObject({
      cart: { total_quantity: 0 },
      userInputErrors: [
        {
          code: "NOT_SALABLE",
          message: "Engraved Pet Tag isn't available right now.",
          path: ["orderItem", itemId],
        },
      ],
    });
  });

  it("is only possible for the order's customer", async () => {
    const [buyer, stranger] = [await customer(engine), await customer(engine)];
    const { number } = await ordered(engine, buyer);
    for (const unknown of [number, "MPC199999999", "%", ""]) {
      expect((await reorder(unknown, stranger)).errors?.[0].extensions.category).toBe(
        "graphql-no-such-entity",
      );
    }
    expect((await reorder(number, guest())).errors?.[0].extensions.category).toBe("graphql-authorization");
    const ofGuest = await ordered(engine, guest());
    expect((await reorder(ofGuest.number, buyer)).errors).toHaveLength(1);
  });
});
