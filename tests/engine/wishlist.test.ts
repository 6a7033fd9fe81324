import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DESIGN_OPTION, optionUid } from "~/engine/catalog/option-uid";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer, guest } from "./shopper";

/** Wish lists of customers in Magento's shape. */

let engine: EngineFixture;
let ada: Sender & { id: number };
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
beforeEach(async () => {
  ada = await customer(engine);
});

const LIST = `id items_count sharing_code name visibility updated_at
  items_v2 { items { __typename id quantity description added_at product { sku name }
    customizable_options { label values { value } } } page_info { total_pages } }`;

interface Item {
  __typename: string;
  id: string;
  quantity: number;
  description: string | null;
  product: { sku: string } | null;
  customizable_options: { label: string; values: { value: string }[] }[];
}

interface Wishlist {
  id: string;
  items_count: number;
  items_v2: { items: Item[]; page_info: { total_pages: number } };
}

interface Changed {
  wishlist: Wishlist;
  user_errors: { code: string; message: string }[];
}

/** Each change of a list, with the variables `id` and `value`. */
const CHANGES = {
  add: "($id: ID!, $value: [WishlistItemInput!]!) { changed: addProductsToWishlist(wishlistId: $id, wishlistItems: $value)",
  update:
    "($id: ID!, $value: [WishlistItemUpdateInput!]!) { changed: updateProductsInWishlist(wishlistId: $id, wishlistItems: $value)",
  remove:
    "($id: ID!, $value: [ID!]!) { changed: removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $value)",
};

async function change(
  how: keyof typeof CHANGES,
  value: object[] | string[],
  { id = "0", sender = ada as Sender } = {},
) {
  const document = `mutation ${CHANGES[how]} { wishlist { ${LIST} } user_errors { code message } } }`;
  const { data, errors } = await engine.graphql<{ changed: Changed }>(document, { id, value }, sender);
  if (errors) throw new Error(errors[0].message);
  return data.changed;
}

async function wishlists(sender: Sender = ada): Promise<Wishlist[]> {
  const { data } = await engine.graphql(`{ customer { wishlists { ${LIST} } } }`, {}, sender);
  return data.customer.wishlists as unknown as Wishlist[];
}

/** Moves all items of ada's list. */
const moveToCart = (id: string) =>
  engine.graphql(
    `mutation ($id: ID!) { addWishlistItemsToCart(wishlistId: $id) {
      status wishlist { items_v2 { items { product { sku } } } }
      add_wishlist_items_to_cart_user_errors { wishlistId wishlistItemId code message } } }`,
    { id },
    ada,
  );

async function cartItems() {
  const document = "{ customerCart { itemsV2 { items { quantity product { sku } } } } }";
  const { data } = await engine.graphql(document, {}, ada);
  return data.customerCart.itemsV2?.items;
}

const kit = { sku: "hanging-kit", quantity: 2 };

test("a customer has none at first, then the one with what they added", async () => {
  expect(await wishlists()).toEqual([]);
  const { wishlist, user_errors } = await change("add", [kit]);
  expect(user_errors).toEqual([]);
  expect(wishlist).toMatchObject({
    items_count: 1,
    sharing_code: null,
    visibility: "PRIVATE",
    items_v2: { items: [{ __typename: "SimpleWishlistItem", quantity: 2, product: { sku: "hanging-kit" } }] },
  });
  expect(await wishlists()).toEqual([wishlist]);
  const { data } = await engine.graphql(
    `query ($id: ID!) { customer { wishlist { id } wishlist_v2(id: $id) { id } other: wishlist_v2(id: "987654") { id } } }`,
    { id: wishlist.id },
    ada,
  );
  expect(data.customer).toEqual({
    wishlist: { id: wishlist.id },
    wishlist_v2: { id: wishlist.id },
    other: null,
  });
  expect(await wishlists(await customer(engine))).toEqual([]);
});

test("the same product is one item, and another one in other options", async () => {
  await change("add", [kit]);
  const { wishlist } = await change("add", [kit, { sku: "picture-ledge", quantity: 1 }]);
  const ids = await lengthsOf();
  const both = await change("add", [{ sku: "picture-ledge", quantity: 1, selected_options: [ids[0]] }], {
    id: wishlist.id,
  });
  expect(both.wishlist.items_v2.items).toMatchObject([
    { product: { sku: "picture-ledge" }, customizable_options: [{ label: "Length" }] },
    { product: { sku: "picture-ledge" }, customizable_options: [] },
    { product: { sku: "hanging-kit" }, quantity: 4 },
  ]);
});

test("what cannot be added is said, and the rest is added", async () => {
  const design = [{ uid: optionUid("pet-tag", DESIGN_OPTION), value: "A".repeat(32) }];
  const { wishlist, user_errors } = await change("add", [
    { sku: "no-such-thing", quantity: 1 },
    { sku: "hanging-kit", quantity: 0 },
    { sku: "picture-ledge", quantity: 1, selected_options: ["AAAA"] },
    { sku: "pet-tag", quantity: 1, entered_options: design },
    kit,
  ]);
  expect(user_errors.map(({ code }) => code)).toEqual(["PRODUCT_NOT_FOUND", ...Array(3).fill("UNDEFINED")]);
  expect(wishlist.items_count).toBe(1);
});

test("items are changed, noted and removed", async () => {
  const { wishlist } = await change("add", [kit, { sku: "picture-ledge", quantity: 1 }]);
  const [ledge, hanging] = wishlist.items_v2.items;
  const updated = await change("update", [
    { wishlist_item_id: hanging.id, quantity: 5, description: " For Otto " },
    { wishlist_item_id: ledge.id, quantity: 1.5 },
    { wishlist_item_id: "987654", quantity: 1 },
  ]);
  expect(updated.user_errors.map(({ message }) => message)).toEqual([
    "Please enter a quantity from 1 to 999.",
    'Could not find a wishlist item with ID "987654"',
  ]);
  expect(updated.wishlist.items_v2.items).toMatchObject([
    { quantity: 1, description: null },
    { quantity: 5, description: "For Otto" },
  ]);
  const removed = await change("remove", [ledge.id, "987654"]);
  expect(removed.user_errors).toHaveLength(1);
  expect(removed.wishlist.items_v2.items).toMatchObject([{ id: hanging.id }]);
});

test("a list is bounded", async () => {
  const { wishlist } = await change("add", [kit]);
  await engine.db
    .insertInto("wishlist_item")
    .values(
      Array.from({ length: 99 }, (_, index) => ({
        wishlist_id: Number(wishlist.id),
        sku: `discontinued-${index}`,
        options: "{}",
        quantity: 1,
        description: null,
        added_at: new Date().toISOString(),
      })),
    )
    .execute();
  const full = await change("add", [{ sku: "picture-ledge", quantity: 1 }, kit]);
  expect(full.user_errors).toMatchObject([
    { code: "UNDEFINED", message: expect.stringContaining("100 products") },
  ]);
  expect(full.wishlist).toMatchObject({ items_count: 100, items_v2: { page_info: { total_pages: 5 } } });
  expect(full.wishlist.items_v2.items[0].product).toBeNull();
});

test("items move to the cart; what the cart does not take stays, with the reason", async () => {
  const { wishlist } = await change("add", [kit, { sku: "picture-ledge", quantity: 1 }]);
  const { data } = await moveToCart(wishlist.id);
  expect(data.addWishlistItemsToCart).toEqual({
    status: false,
    wishlist: { items_v2: { items: [{ product: { sku: "picture-ledge" } }] } },
    add_wishlist_items_to_cart_user_errors: [
      {
        wishlistId: wishlist.id,
        wishlistItemId: wishlist.items_v2.items[0].id,
        code: "UNDEFINED",
        message: "Please choose length.",
      },
    ],
  });
  expect(await cartItems()).toEqual([{ quantity: 2, product: { sku: "hanging-kit" } }]);
});

test("items that two requests move at once are in the cart once", async () => {
  const { wishlist } = await change("add", [kit]);
  const results = await Promise.all([moveToCart(wishlist.id), moveToCart(wishlist.id)]);
  for (const { errors } of results) expect(errors).toBeUndefined();
  expect(await cartItems()).toEqual([{ quantity: 2, product: { sku: "hanging-kit" } }]);
  expect((await wishlists())[0].items_count).toBe(0);
});

test("a move that fails midway leaves the list and the cart as they were", async () => {
  const { wishlist } = await change("add", [{ sku: "picture-ledge", quantity: 1 }, kit]);
  await engine.db
    .updateTable("wishlist_item")
    .set({ options: "unreadable" })
    .where("id", "=", Number(wishlist.items_v2.items[1].id))
    .execute();
  expect((await moveToCart(wishlist.id)).errors).toHaveLength(1);
  expect(await cartItems()).toEqual([]);
  const left = await engine.db
    .selectFrom("wishlist_item")
    .select("sku")
    .where("wishlist_id", "=", Number(wishlist.id))
    .execute();
  expect(left).toHaveLength(2);
});

test("guests have none, and a deleted account loses it", async () => {
  await expect(change("add", [kit], { sender: guest() })).rejects.toThrow("isn't authorized");
  const { wishlist } = await change("add", [kit]);
  await engine.db.deleteFrom("customer").where("id", "=", ada.id).execute();
  const left = await engine.db
    .selectFrom("wishlist_item")
    .select("id")
    .where("wishlist_id", "=", Number(wishlist.id))
    .execute();
  expect(left).toEqual([]);
});

async function lengthsOf(): Promise<string[]> {
  const { data } = await engine.graphql(
    `{ products(filter: { sku: { eq: "picture-ledge" } }) { items { choices { values { uid } } } } }`,
  );
  return (data.products.items ?? []).flatMap((item) =>
    (item?.choices ?? []).flatMap((choice) => (choice?.values ?? []).map((value) => value?.uid ?? "")),
  );
}
