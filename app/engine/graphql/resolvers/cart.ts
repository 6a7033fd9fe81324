import { addProductsToCart } from "../../carts/add-products-to-cart";
import { applyCoupon, removeCoupon } from "../../carts/apply-coupon";
import { answerCart } from "../../carts/cart-answer";
import { cartById, changedCart } from "../../carts/changed-cart";
import { createGuestCart, customerCart } from "../../carts/create-cart";
import { mergeCarts } from "../../carts/merge-carts";
import { removeCartItem, updateCartItems } from "../../carts/update-cart-items";
import { viewCart } from "../../carts/view-cart";
import { pageOf } from "../../shared/page-of";
import { authorizationError } from "../errors";
import type { Resolvers } from "../resolvers.generated";

export const cartResolvers: Resolvers = {
  Query: {
    cart: (_parent, { cart_id }, context) => cartById(context, cart_id),
    async customerCart(_parent, _args, context) {
      const customer = await context.customer();
      if (!customer) throw authorizationError("The request is allowed for logged in customer");
      const cart = await customerCart(context.db, context.storeCode, customer);
      return answerCart(await viewCart(context.db, cart));
    },
  },
  Mutation: {
    async createGuestCart(_parent, { input }, context) {
      const cart = await createGuestCart(context.db, context.storeCode, input?.cart_uid ?? null);
      return { cart: answerCart(await viewCart(context.db, cart)) };
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
      changedCart(context, input, (wanted) => applyCoupon(context, wanted.cart_id, wanted.coupon_code)),
    removeCouponFromCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) => removeCoupon(context, wanted.cart_id)),
    async mergeCarts(_parent, { source_cart_id, destination_cart_id }, context) {
      const cart = await mergeCarts(context, source_cart_id, destination_cart_id ?? null);
      return answerCart(await viewCart(context.db, cart));
    },
  },
  Cart: {
    itemsV2: ({ itemsV2 }, page) => pageOf(itemsV2?.items ?? [], page),
  },
};
