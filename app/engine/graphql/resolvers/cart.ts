import { addProductsToCart } from "../../carts/add-products-to-cart";
import { applyCoupon, applyCoupons, removeCoupon } from "../../carts/apply-coupon";
import { asksQuantityOnly, cartQuantity } from "../../carts/cart-quantity";
import { cartResponse } from "../../carts/cart-response";
import { cartAfter, cartById, changedCart, computedCart, rowOfCart } from "../../carts/changed-cart";
import { createGuestCart, customerCart } from "../../carts/create-cart";
import { duplicateItemDesign } from "../../carts/duplicate-item-design";
import { requireRoomForCart } from "../../carts/guest-cart-rate-limit";
import { acknowledgeChange, designChanges } from "../../carts/item-changes";
import { mergeCarts } from "../../carts/merge-carts";
import { restoreCartItem } from "../../carts/restore-cart-item";
import { moveSavedItem, removeSavedItem, saveCartItem } from "../../carts/save-cart-item";
import { removedItem, savedItems } from "../../carts/saved-items";
import { sortedItems } from "../../carts/sorted-items";
import { removeCartItem, updateCartItems } from "../../carts/update-cart-items";
import { viewCart } from "../../carts/view-cart";
import { viewTaxedCart } from "../../carts/view-taxed-cart";
import { readWrappings, wrappingResponse } from "../../gift-options/gift-wrappings";
import { setGiftOptions } from "../../gift-options/set-gift-options";
import { codeRejection } from "../../promotions/code-rejection";
import { withPriceCodes } from "../../promotions/price-code-cart";
import { pageOf } from "../../shared/page-of";
import { authorizationError } from "../errors";
import type { Cart, CartItems, Resolvers } from "../resolvers.generated";

export const cartResolvers: Resolvers = {
  Query: {
    cart: (_parent, { cart_id }, context, info) =>
      asksQuantityOnly(info) ? (cartQuantity(context, cart_id) as Promise<Cart>) : cartById(context, cart_id),
    async customerCart(_parent, _args, context) {
      const customer = await context.customer();
      if (!customer) throw authorizationError("The request is allowed for logged in customer");
      const cart = await customerCart(context.db, context.storeCode, customer);
      return cartResponse(
        context.settings,
        await viewTaxedCart(context, await withPriceCodes(context, cart)),
      );
    },
  },
  Mutation: {
    async createGuestCart(_parent, { input }, context) {
      await requireRoomForCart(context);
      const cart = await createGuestCart(context.db, context.storeCode, input?.cart_uid ?? null);
      return { cart: cartResponse(context.settings, await viewCart(context.db, cart)) };
    },
    async addProductsToCart(_parent, { cartId, cartItems }, context) {
      const user_errors = await addProductsToCart(context, cartId, cartItems);
      return { cart: await cartById(context, cartId), user_errors };
    },
    updateCartItems: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) => updateCartItems(context, wanted.cart_id, wanted.cart_items)),
    removeItemFromCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) => removeCartItem(context, wanted.cart_id, wanted.cart_item_uid)),
    applyCouponToCart: (_parent, { input }, context) =>
      computedCart(context, input, (wanted) => applyCoupon(context, wanted.cart_id, wanted.coupon_code)),
    applyCouponsToCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) => applyCoupons(context, wanted)),
    removeCouponFromCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) => removeCoupon(context, wanted.cart_id)),
    setGiftOptionsOnCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) => setGiftOptions(context, wanted)),
    restoreCartItem: (_parent, { cart_id, cart_item_uid }, context) =>
      cartAfter(context, cart_id, () => restoreCartItem(context, cart_id, cart_item_uid)),
    saveCartItemForLater: (_parent, { cart_id, cart_item_uid }, context) =>
      cartAfter(context, cart_id, () => saveCartItem(context, cart_id, cart_item_uid)),
    moveSavedItemToCart: (_parent, { cart_id, cart_item_uid }, context) =>
      cartAfter(context, cart_id, () => moveSavedItem(context, cart_id, cart_item_uid)),
    removeSavedItem: (_parent, { cart_id, cart_item_uid }, context) =>
      cartAfter(context, cart_id, () => removeSavedItem(context, cart_id, cart_item_uid)),
    acknowledgeCartItemChange: (_parent, { cart_id, cart_item_uid }, context) =>
      cartAfter(context, cart_id, () => acknowledgeChange(context, cart_id, cart_item_uid)),
    duplicateCartItemDesign: (_parent, { cart_id, cart_item_uid }, context) =>
      duplicateItemDesign(context, cart_id, cart_item_uid),
    async mergeCarts(_parent, { source_cart_id, destination_cart_id }, context) {
      const cart = await mergeCarts(context, source_cart_id, destination_cart_id ?? null);
      return cartResponse(context.settings, await viewCart(context.db, cart));
    },
  },
  // Compiled documents read a property once per selected field, so computed fields have resolvers.
  Cart: {
    itemsV2({ itemsV2 }, { sort, ...page }) {
      const items = (itemsV2 as CartItems | null)?.items ?? [];
      return pageOf(sort ? sortedItems(items, sort) : items, page);
    },
    prices: ({ prices }) => prices ?? null,
    billing_address: ({ billing_address }) => billing_address ?? null,
    shipping_addresses: ({ shipping_addresses }) => shipping_addresses ?? [],
    async available_gift_wrappings(_cart, _args, { db, storeCode }) {
      return [...(await readWrappings(db, storeCode)).values()].map(wrappingResponse);
    },
    async coupon_problem({ coupon_problem: lost }, _args, { db, storeCode }) {
      if (!lost?.code) return null;
      return { code: lost.code, message: await codeRejection(db, storeCode, lost.code, new Date()) };
    },
    saved_items: async (cart, _args, context) => savedItems(context.db, await rowOfCart(context, cart)),
    removed_item: async (cart, { cart_item_uid }, context) =>
      cart_item_uid ? removedItem(context.db, await rowOfCart(context, cart), cart_item_uid) : null,
    item_changes: async ({ id, item_changes }, _args, { db }) => [
      ...(item_changes ?? []),
      ...(await designChanges(db, id ?? "")),
    ],
  },
  SimpleCartItem: {
    async available_gift_wrapping({ extra_info }, _args, { db, storeCode }) {
      if (!extra_info?.can_be_wrapped) return [];
      return [...(await readWrappings(db, storeCode)).values()].map(wrappingResponse);
    },
  },
  CartItemPrices: { steps: ({ steps }) => steps ?? [] },
  CartTotal: { steps: ({ steps }) => steps ?? null },
};
