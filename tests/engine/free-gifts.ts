import { optionValueUid } from "~/engine/catalog/option-uid";
import type { EngineFixture, Sender } from "./engine-fixture";
import { add, CART, guest, newCart, ownCart } from "./shopper";

/** Test helpers for the automatically added product. */

export const GIFT = "gift-box";
export const GIFT_UID = "free-gift";

interface Rule {
  status?: string;
  sku?: string;
  /** In dollars. */
  amount: number | string;
}

/** Changes the store's configuration as the merchant would. */
export async function giveGifts(
  { db }: EngineFixture,
  { status = "1", sku = GIFT, amount }: Rule,
): Promise<void> {
  const values = {
    auto_add_product_status: status,
    auto_add_product_sku: sku,
    auto_add_product_cart_amount: typeof amount === "number" ? amount.toFixed(2) : amount,
  };
  for (const [key, value] of Object.entries(values)) {
    await db.deleteFrom("configuration").where("store_code", "=", "mpc").where("key", "=", key).execute();
    await db.insertInto("configuration").values({ store_code: "mpc", key, value }).execute();
  }
}

/** A product of $40.99 sold undesigned. */
export function ledge(quantity = 1) {
  return {
    sku: "picture-ledge",
    quantity,
    selected_options: [optionValueUid("picture-ledge", "length", "48")],
  };
}

/** A customer's own cart, or a guest's, with that many ledges. */
export async function cartWithLedges(engine: EngineFixture, pieces: number, sender: Sender = guest()) {
  const id = sender.token ? await ownCart(engine, sender) : await newCart(engine, sender);
  await add(engine, sender, id, [ledge(pieces)]);
  return { id, sender, viewCart: () => giftCart(engine, sender, id) };
}

const GIFT_CART = `${CART}
  free_gift { cart_item_uid product_name threshold { value } remaining { value } is_declined }
  free_shipping { remaining { value } }
  reward_points { earning { amount } }
  gifts: itemsV2(pageSize: 100) { items {
    uid quantity product { sku }
    prices { price { value } row_total { value } line_total { value } steps { label amount { value } } }
    extra_info { is_free_gift can_be_wrapped }
  } }`;

/** The cart with its gift, and its lines without it. */
export async function giftCart(engine: EngineFixture, sender: Sender, id: string) {
  const { data } = await engine.graphql<{ cart: Cart }>(
    `query ($id: String!) { cart(cart_id: $id) { ${GIFT_CART} } }`,
    { id },
    sender,
  );
  const { free_gift, gifts, itemsV2, ...rest } = data.cart;
  return {
    rule: free_gift,
    gifts: gifts.items.filter((item) => item.extra_info.is_free_gift),
    bought: itemsV2.items.filter(({ uid }) => uid !== GIFT_UID),
    rest,
  };
}

interface Amount {
  value: number;
}

interface Cart {
  total_quantity: number;
  is_virtual: boolean;
  prices: {
    grand_total: Amount;
    subtotal_excluding_tax: Amount;
    subtotal_with_discount_excluding_tax: Amount;
  };
  free_gift: {
    cart_item_uid: string;
    product_name: string;
    threshold: Amount;
    remaining: Amount;
    is_declined: boolean;
  } | null;
  itemsV2: { items: { uid: string; quantity: number; product: { sku: string } }[] };
  gifts: {
    items: {
      uid: string;
      quantity: number;
      product: { sku: string };
      prices: { line_total: Amount; steps: { label: string; amount: Amount }[] };
      extra_info: { is_free_gift: boolean };
    }[];
  };
}
