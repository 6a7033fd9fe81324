import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { optionValueUid } from "~/engine/catalog/option-uid";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { add, cartWithTag, designTag, guest, newCart, readCart, tag, update } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

describe("a guest's cart", () => {
  it("has an opaque id and is empty at first", async () => {
    const id = await newCart(engine, guest());
    expect(id).toMatch(/^[A-Za-z0-9]{32}$/);
    const { data } = await readCart(engine, guest(), id);
    expect(data.cart).toMatchObject({
      total_quantity: 0,
      is_virtual: false,
      prices: { grand_total: { value: 0 } },
    });
  });

  it("rejects an id of another form, and one that is taken", async () => {
    const wanted = "mutation ($id: ID) { createGuestCart(input: { cart_uid: $id }) { cart { id } } }";
    const numeric = await engine.graphql(wanted, { id: "12" });
    expect(numeric.errors?.[0]).toMatchObject({ extensions: { category: "graphql-input" } });
    const taken = await engine.graphql(wanted, { id: await newCart(engine, guest()) });
    expect(taken.errors?.[0].message).toBe("Cart with that ID already exists.");
  });

  // @specification §3 L104-105
  // @specification §9 L293
  it("shows a designed product with its picture, options and a link to the studio", async () => {
    const { cart, design } = await cartWithTag(engine);
    const [item] = cart.itemsV2.items;
    expect(item.product).toMatchObject({ sku: "pet-tag", name: "Engraved Pet Tag" });
    expect(item.prices.price.value).toBeGreaterThanOrEqual(12.99);
    expect(item.extra_info.original_image_url).toBe(`/pictures/designs/${design}/1.svg`);
    expect(item.extra_info.edit_link).toBe(`/pet-tags-tool?design=${design}&item=${item.uid}`);
    expect(item.extra_info.tool_options).toMatch(/Size: \w+/);
    expect(cart.prices.totals.map(({ code }) => code)).toEqual(["subtotal", "grand_total"]);
    expect(cart.prices.totals[0].free_shipping_message).toBe(
      "Free Standard Shipping on all orders above $99",
    );
  });

  // @specification §3 L103-104
  it("names its lines and products by the specification's fields", async () => {
    const { id, sender, cart } = await cartWithTag(engine);
    const { data } = await engine.graphql(
      `query ($id: String!) {
        cart(cart_id: $id) {
          id total_quantity
          itemsV2 { items { item_id quantity product { id uid sku name url_key url_path description { html } } } }
        }
      }`,
      { id },
      sender,
    );
    const [item] = data.cart.itemsV2.items;
    expect(data.cart).toMatchObject({ id, total_quantity: 1 });
    expect(item).toMatchObject({
      item_id: cart.itemsV2.items[0].uid,
      quantity: 1,
      product: {
        id: item.product.uid,
        sku: "pet-tag",
        name: "Engraved Pet Tag",
        url_key: "engraved-pet-tag",
        url_path: "engraved-pet-tag",
        description: { html: expect.stringContaining("<p>") },
      },
    });
  });

  it("combines lines with the same design, and keeps a changed one separate", async () => {
    const { id, sender, design } = await cartWithTag(engine);
    await add(engine, sender, id, [tag(design, 2)]);
    await designTag(engine, sender, { id: design, options: { size: "large" } });
    const { data } = await add(engine, sender, id, [tag(design)]);
    const { items } = data.addProductsToCart.cart.itemsV2;
    expect(items.map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(items[1].extra_info.original_image_url).toBe(`/pictures/designs/${design}/2.svg`);
  });

  it("takes the price from the design's options, never from the browser", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    const small = await designTag(engine, sender, { options: { size: "small" } });
    const large = await designTag(engine, sender, { options: { size: "large" } });
    const { data } = await add(engine, sender, id, [tag(small), tag(large)]);
    const [one, other] = data.addProductsToCart.cart.itemsV2.items;
    expect(other.prices.price.value).toBeGreaterThan(one.prices.price.value);
  });

  it("changes and removes lines", async () => {
    const { id, sender, cart } = await cartWithTag(engine);
    const [{ uid }] = cart.itemsV2.items;
    const changed = await update(engine, sender, id, [{ cart_item_uid: uid, quantity: 4 }]);
    expect(changed.data.updateCartItems.cart.total_quantity).toBe(4);
    const emptied = await update(engine, sender, id, [{ cart_item_uid: uid, quantity: 0 }]);
    expect(emptied.data.updateCartItems.cart.itemsV2.total_count).toBe(0);
    const removal =
      "mutation ($i: RemoveItemFromCartInput) { removeItemFromCart(input: $i) { cart { id } } }";
    const gone = await engine.graphql(removal, { i: { cart_id: id, cart_item_uid: uid } }, sender);
    expect(gone.errors?.[0]).toMatchObject({
      message: `Could not find cart item with id: ${uid}.`,
      extensions: { category: "graphql-no-such-entity" },
    });
  });

  it("changes all named lines, or none", async () => {
    const { id, sender, cart } = await cartWithTag(engine);
    const [{ uid }] = cart.itemsV2.items;
    const wrong = [
      [{ cart_item_uid: "another", quantity: 2 }],
      [{ quantity: 2 }],
      [{ cart_item_uid: uid, quantity: -1 }],
      [{ cart_item_uid: uid, quantity: 1e9 }],
      [{ cart_item_uid: uid, quantity: 2.5 }],
      [{ cart_item_uid: uid, customizable_options: [{ uid: "x", value_string: "y" }] }],
      Array(101).fill({ cart_item_uid: uid, quantity: 2 }),
    ];
    for (const items of wrong) {
      const { errors } = await update(engine, sender, id, [{ cart_item_uid: uid, quantity: 7 }, ...items]);
      expect(errors?.[0].extensions.category).toMatch(/^graphql-(input|no-such-entity)$/);
    }
    expect((await readCart(engine, sender, id)).data.cart.total_quantity).toBe(1);
  });

  it("is shown page by page", async () => {
    const { id, sender } = await cartWithTag(engine);
    await add(engine, sender, id, [tag(await designTag(engine, sender), 2)]);
    const lines = (page: number, size: number) =>
      engine.graphql(
        "query ($id: String!, $page: Int, $size: Int) { cart(cart_id: $id) { itemsV2(currentPage: $page, pageSize: $size) { items { quantity } total_count page_info { total_pages } } } }",
        { id, page, size },
        sender,
      );
    const { data } = await lines(2, 1);
    expect(data.cart.itemsV2).toEqual({
      items: [{ quantity: 2 }],
      total_count: 2,
      page_info: { total_pages: 2 },
    });
    for (const [page, size] of [
      [0, 1],
      [1, 0],
      [1, 2 ** 31 - 1],
    ]) {
      expect((await lines(page, size)).errors?.[0].extensions.category).toBe("graphql-input");
    }
  });

  it("uses the new revision of a design in its line after an edit", async () => {
    const { id, sender, design, cart } = await cartWithTag(engine, guest(), 2);
    await designTag(engine, sender, { id: design, options: { size: "large" } });
    const [{ uid }] = cart.itemsV2.items;
    const [{ uid: designUid, value }] = tag(design).entered_options;
    const { data } = await update(engine, sender, id, [
      { cart_item_uid: uid, quantity: 3, customizable_options: [{ uid: designUid, value_string: value }] },
    ]);
    const [item] = data.updateCartItems.cart.itemsV2.items;
    expect(item).toMatchObject({ uid, quantity: 3 });
    expect(item.extra_info.original_image_url).toBe(`/pictures/designs/${design}/2.svg`);
    expect(item.extra_info.tool_options).toContain("Large");
  });

  it("reports when a line can no longer be bought", async () => {
    const { id, sender } = await cartWithTag(engine);
    await engine.db
      .updateTable("cart_item")
      .set({ options: JSON.stringify({ color: "no-such-color" }) })
      .where("cart_id", "=", id)
      .execute();
    const { data } = await readCart(engine, sender, id);
    const [item] = data.cart.itemsV2.items;
    expect(item.is_available).toBe(false);
    expect(item.errors[0].message).toMatch(/no longer available/);
  });
});

describe("an item added to a cart", () => {
  it.each([
    [0, "INVALID_PARAMETER_VALUE"],
    [-1, "INVALID_PARAMETER_VALUE"],
    [1.5, "INVALID_PARAMETER_VALUE"],
    [1000, "INVALID_PARAMETER_VALUE"],
    [1e9, "INVALID_PARAMETER_VALUE"],
    [1e308, "INVALID_PARAMETER_VALUE"],
  ])("must be 1 to 999 whole pieces, not %d", async (quantity, code) => {
    const sender = guest();
    const id = await newCart(engine, sender);
    const { data, errors } = await add(engine, sender, id, [tag(await designTag(engine, sender), quantity)]);
    expect(errors).toBeUndefined();
    expect(data.addProductsToCart.user_errors).toEqual([
      { code, message: "Please enter a quantity from 1 to 999." },
    ]);
    expect(data.addProductsToCart.cart.total_quantity).toBe(0);
  });

  it("must not exceed 999 pieces in total", async () => {
    const { id, sender, design } = await cartWithTag(engine, guest(), 999);
    const { data } = await add(engine, sender, id, [tag(design)]);
    expect(data.addProductsToCart.user_errors[0].code).toBe("INVALID_PARAMETER_VALUE");
    expect(data.addProductsToCart.cart.total_quantity).toBe(999);
  });

  it("must exist, and existing ones are added nevertheless", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    const { data } = await add(engine, sender, id, [
      { sku: "x".repeat(100_000), quantity: 1 },
      tag(await designTag(engine, sender)),
    ]);
    expect(data.addProductsToCart.user_errors[0].code).toBe("PRODUCT_NOT_FOUND");
    expect(data.addProductsToCart.user_errors[0].message.length).toBeLessThan(200);
    expect(data.addProductsToCart.cart.total_quantity).toBe(1);
  });

  it("must have a design if the product has a tool", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    const { data } = await add(engine, sender, id, [{ sku: "pet-tag", quantity: 1 }]);
    expect(data.addProductsToCart.user_errors[0]).toEqual({
      code: "REQUIRED_PARAMETER_MISSING",
      message: "Please design it before adding it to your cart.",
    });
  });

  it("must have a design of the visitor's own, for that product", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    const foreign = await designTag(engine, guest());
    const own = await designTag(engine, sender);
    const wrongProduct = { ...tag(own), sku: "bold-pet-tag" };
    for (const item of [tag(foreign), tag("nothing"), tag("' or 1=1 --"), wrongProduct]) {
      const { data, errors } = await add(engine, sender, id, [item]);
      expect(errors).toBeUndefined();
      expect(data.addProductsToCart.user_errors).toHaveLength(1);
      expect(data.addProductsToCart.cart.total_quantity).toBe(0);
    }
  });

  it("must consist of storable characters, also within the document", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    const [{ uid }] = tag("").entered_options;
    const document = `mutation { addProductsToCart(cartId: "${id}", cartItems: [
      { sku: "pet-tag", quantity: 1, entered_options: [{ uid: "${uid}", value: "\\u0000" }] }
    ]) { user_errors { message } } }`;
    const { errors } = await engine.graphql(document, {}, sender);
    expect(errors?.[0]).toMatchObject({
      message: "The text has a character we can't save.",
      extensions: { category: "graphql-input" },
    });
  });

  it("must be for sale, when it is added and while it stays", async () => {
    const { id, sender, design } = await cartWithTag(engine);
    const setSalable = (is_salable: number) =>
      engine.db.updateTable("product").set({ is_salable }).where("sku", "=", "pet-tag").execute();
    await setSalable(0);
    const { data } = await add(engine, sender, id, [tag(design)]);
    await setSalable(1);
    const message = "Engraved Pet Tag isn't available right now.";
    const { cart, user_errors } = data.addProductsToCart;
    expect(user_errors).toEqual([{ code: "NOT_SALABLE", message }]);
    expect(cart.itemsV2.items[0]).toMatchObject({ quantity: 1, is_available: false, errors: [{ message }] });
  });

  it("must have a finished design: an empty photo is reported", async () => {
    const sender = guest();
    const { blueprints } = await import("~/design/products/all-products.server");
    const { startDocument } = await import("~/design/blueprint/blueprint");
    const { optionUid } = await import("~/engine/catalog/option-uid");
    const saved = await engine.graphql(
      "mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { id problems { message } } } }",
      { input: { sku: "photo-mug", document: JSON.stringify(startDocument(blueprints.photomug)) } },
      sender,
    );
    const { id: design, problems } = saved.data.saveDesign.design;
    const entered = [{ uid: optionUid("photo-mug", "design"), value: design }];
    const { data } = await add(engine, sender, await newCart(engine, sender), [
      { sku: "photo-mug", quantity: 1, entered_options: entered },
    ]);
    expect(data.addProductsToCart.user_errors).toEqual([{ code: "UNDEFINED", message: problems[0].message }]);
  });

  it("must match the design when options are sent, and have known options", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    const design = await designTag(engine, sender, { options: { size: "small" } });
    const agreeing = { ...tag(design), selected_options: [optionValueUid("pet-tag", "size", "small")] };
    const differing = { ...tag(design), selected_options: [optionValueUid("pet-tag", "size", "large")] };
    const unknown = { ...tag(design), selected_options: ["bm90aGluZw"] };
    const { data } = await add(engine, sender, id, [agreeing, differing, unknown]);
    expect(data.addProductsToCart.cart.total_quantity).toBe(1);
    expect(data.addProductsToCart.user_errors.map(({ code }) => code)).toEqual([
      "INVALID_PARAMETER_VALUE",
      "INVALID_PARAMETER_VALUE",
    ]);
  });
});
