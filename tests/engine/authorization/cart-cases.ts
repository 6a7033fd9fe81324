import { DESIGN_OPTION, optionUid } from "~/engine/catalog/option-uid";
import { sha256 } from "~/engine/shared/secrets";
import { giftCard, give } from "../balances";
import type { EngineFixture } from "../engine-fixture";
import { ADDRESS, payBy, place, readyCart, shipTo, tag } from "../shopper";
import { addressOf } from "./address-of";
import type { AuthorizationCase, AuthorizationCases, Shopper } from "./authorization-case";

const designOption = (value: string) => [{ uid: optionUid("pet-tag", DESIGN_OPTION), value_string: value }];

const NEED_AN_INACTIVE_ITEM = ["restoreCartItem", "moveSavedItemToCart", "removeSavedItem"];

/** Customers' carts and their lines. */
export const cartCases: AuthorizationCases = {
  "Query.cart": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cart_id) => ({ cart_id }),
  },
  "Mutation.addProductsToCart": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cartId, { designId }) => ({ cartId, cartItems: [tag(designId)] }),
  },
  "Mutation.addProductsToCart with a design": {
    thing: (_engine, { designId }) => designId,
    variables: (designId, { cartId }) => ({ cartId, cartItems: [tag(String(designId))] }),
  },
  "Mutation.updateCartItems": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cart_id, _asker, { itemUid }) => ({
      input: { cart_id, cart_items: [{ cart_item_uid: itemUid, quantity: 2 }] },
    }),
  },
  "Mutation.updateCartItems by the line": {
    thing: (_engine, { itemUid }) => itemUid,
    variables: (cart_item_uid, { cartId }) => ({
      input: { cart_id: cartId, cart_items: [{ cart_item_uid, quantity: 2 }] },
    }),
  },
  "Mutation.updateCartItems with a design": {
    thing: (_engine, { designId }) => designId,
    variables: (designId, { cartId, itemUid }) => ({
      input: {
        cart_id: cartId,
        cart_items: [
          { cart_item_uid: itemUid, quantity: 1, customizable_options: designOption(String(designId)) },
        ],
      },
    }),
  },
  "Mutation.removeItemFromCart": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cart_id, _asker, { itemUid }) => ({ input: { cart_id, cart_item_uid: itemUid } }),
  },
  "Mutation.removeItemFromCart by the line": {
    thing: (_engine, { itemUid }) => itemUid,
    variables: (cart_item_uid, { cartId }) => ({ input: { cart_id: cartId, cart_item_uid } }),
  },
  ...lineCases("restoreCartItem", "saveCartItemForLater", "moveSavedItemToCart", "removeSavedItem"),
  ...lineCases("duplicateCartItemDesign", "acknowledgeCartItemChange"),
  "Mutation.setGiftOptionsOnCart": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cart_id) => ({
      input: { cart_id, gift_message: { to: "Ada", from: "Mallory", message: "Boo" } },
    }),
  },
  "Mutation.applyCouponToCart": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cart_id) => ({ input: { cart_id, coupon_code: "WELCOME10" } }),
  },
  "Mutation.applyCouponsToCart": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cart_id) => ({ input: { cart_id, coupon_codes: ["WELCOME10"] } }),
  },
  "Mutation.applyGiftCardToCart": {
    async thing(engine, { cartId }) {
      await knownGiftCard(engine);
      return cartId;
    },
    variables: (cart_id) => ({ input: { cart_id, gift_card_code: KNOWN_CODE } }),
  },
  "Mutation.removeGiftCardFromCart": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cart_id) => ({ input: { cart_id, gift_card_code: KNOWN_CODE } }),
  },
  "Mutation.applyStoreCreditToCart": {
    thing: (engine, owner) => cartOfSomebodyRich(engine, owner),
    variables: (cart_id) => ({ input: { cart_id } }),
  },
  "Mutation.removeStoreCreditFromCart": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cart_id) => ({ input: { cart_id } }),
  },
  "Mutation.applyRewardPointsToCart": {
    thing: (engine, owner) => cartOfSomebodyRich(engine, owner),
    variables: (cartId) => ({ cartId }),
  },
  "Mutation.removeRewardPointsFromCart": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cartId) => ({ cartId }),
  },
  "Mutation.applySpendingPoints": {
    thing: (engine, owner) => cartOfSomebodyRich(engine, owner),
    variables: (cart_id) => ({ cart_id, points: 10 }),
  },
  "Mutation.removeCouponFromCart": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cart_id) => ({ input: { cart_id } }),
  },
  "Mutation.setGuestEmailOnCart": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cart_id) => ({ input: { cart_id, email: "mallory@example.com" } }),
    isRejectedToOwner: true,
  },
  "Mutation.setShippingAddressesOnCart": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cart_id) => ({ input: { cart_id, shipping_addresses: [{ address: ADDRESS }] } }),
  },
  "Mutation.setBillingAddressOnCart": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cart_id) => ({ input: { cart_id, billing_address: { address: ADDRESS } } }),
  },
  "Mutation.setAdditionalInformationOnCart": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cart_id) => ({ input: { cart_id, dropship: true, accept_terms: true } }),
  },
  "Mutation.setShippingAddressesOnCart with an address of the book": {
    thing: (engine, { sender }) => addressOf(engine, sender),
    variables: (customer_address_id, { cartId }) => ({
      input: { cart_id: cartId, shipping_addresses: [{ customer_address_id }] },
    }),
  },
  "Mutation.setBillingAddressOnCart with an address of the book": {
    thing: (engine, { sender }) => addressOf(engine, sender),
    variables: (customer_address_id, { cartId }) => ({
      input: { cart_id: cartId, billing_address: { customer_address_id } },
    }),
  },
  "Mutation.suggestShippingAddress": {
    thing: suggestedCart,
    variables: (cart_id) => ({ cart_id }),
  },
  "Mutation.respondToAddressSuggestion": {
    thing: suggestedCart,
    variables: (cart_id) => ({ input: { cart_id, accept: true } }),
  },
  "Mutation.setShippingMethodsOnCart": {
    thing: addressedCart,
    variables: (cart_id) => ({
      input: { cart_id, shipping_methods: [{ carrier_code: "mpc", method_code: "express" }] },
    }),
  },
  "Mutation.estimateShippingMethods": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cart_id) => ({ input: { cart_id, address: { country_code: "US", postcode: "60601" } } }),
  },
  "Mutation.estimateTotals": {
    thing: (_engine, { cartId }) => cartId,
    variables: (cart_id) => ({ input: { cart_id, address: { country_code: "US", postcode: "60601" } } }),
  },
  "Mutation.setPaymentMethodOnCart": {
    thing: addressedCart,
    variables: (cart_id) => ({ input: { cart_id, payment_method: { code: "checkmo" } } }),
  },
  "Mutation.placeOrder": {
    async thing(engine, owner) {
      await payBy(engine, owner.sender, String(await addressedCart(engine, owner)), "checkmo");
      return owner.cartId;
    },
    variables: (cart_id) => ({ input: { cart_id } }),
  },
  "Mutation.placeOrderForTotal": {
    thing: orderedCart,
    variables: (cart_id) => ({ input: { cart_id, expected_total: 1 } }),
  },
  "Query.orderOfCart": {
    thing: orderedCart,
    variables: (cart_id) => ({ cart_id }),
  },
  "Mutation.mergeCarts out of it": {
    thing: (_engine, { cartId }) => cartId,
    variables: (source_cart_id, { cartId }) => ({ source_cart_id, destination_cart_id: cartId }),
  },
  "Mutation.mergeCarts into it": {
    thing: (_engine, { cartId }) => cartId,
    variables: (destination_cart_id, { guestCartId }) => ({
      source_cart_id: guestCartId,
      destination_cart_id,
    }),
  },
};

/** Operations on one line: in another customer's cart, and on another customer's line in one's own cart. */
function lineCases(...names: string[]): AuthorizationCases {
  const cases = names.flatMap((name) => [
    [
      `Mutation.${name}`,
      {
        thing: (_engine: EngineFixture, { cartId }: Shopper) => cartId,
        variables: (cart_id: string | number, _asker: Shopper, { itemUid }: Shopper) => ({
          cart_id,
          cart_item_uid: itemUid,
        }),
        ...rejectedToOwner(name),
      },
    ],
    [
      `Mutation.${name} by the line`,
      {
        thing: (_engine: EngineFixture, { itemUid }: Shopper) => itemUid,
        variables: (cart_item_uid: string | number, { cartId }: Shopper) => ({
          cart_id: cartId,
          cart_item_uid,
        }),
        ...rejectedToOwner(name),
      },
    ],
  ]);
  return Object.fromEntries(cases);
}

/** Fails for a line that is in the cart: it is neither removed nor saved. */
function rejectedToOwner(name: string): Pick<AuthorizationCase, "isRejectedToOwner"> {
  return NEED_AN_INACTIVE_ITEM.includes(name) ? { isRejectedToOwner: true } : {};
}

async function orderedCart(engine: EngineFixture, { sender }: Shopper): Promise<string> {
  const cartId = await readyCart(engine, sender);
  await place(engine, sender, cartId);
  return cartId;
}

async function addressedCart(engine: EngineFixture, { sender, cartId }: Shopper): Promise<string> {
  await shipTo(engine, sender, cartId, { address: ADDRESS });
  return cartId;
}

/** A cart with a suggested address that nobody has responded to. */
async function suggestedCart(engine: EngineFixture, shopper: Shopper): Promise<string> {
  const id = await addressedCart(engine, shopper);
  const suggestion = { street: ["1 Main St"], city: "Chicago", region_code: "IL", postcode: "60601" };
  await engine.db
    .updateTable("cart")
    .set({ address_suggestion: JSON.stringify({ suggestion }) })
    .where("id", "=", id)
    .execute();
  return id;
}

const KNOWN_CODE = "ABCDEFGHJKLMNPQR";

/** A gift card with a predefined code. */
async function knownGiftCard(engine: EngineFixture): Promise<void> {
  const { id } = await giftCard(engine, 1000);
  await engine.db
    .updateTable("gift_card")
    .set({ code_hash: sha256(KNOWN_CODE), code_ending: KNOWN_CODE.slice(-4) })
    .where("id", "=", id)
    .execute();
}

/** The cart of an owner with credit and points. */
async function cartOfSomebodyRich(engine: EngineFixture, { cartId, email }: Shopper): Promise<string> {
  const owner = await engine.db
    .selectFrom("customer")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await give(engine, owner, "credit", 1000);
  await give(engine, owner, "points", 100);
  return cartId;
}
