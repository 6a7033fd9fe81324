import { createGuestCart, customerCart } from "../../carts/create-cart";
import { requireRoomForCart } from "../../carts/guest-cart-rate-limit";
import { addressForm } from "../../customers/address-form";
import { shippedCountries } from "../../shipping/shipped-countries";
import { toMoney } from "../../totals/money";
import { inputError, noSuchEntity } from "../errors";
import type { Resolvers } from "../resolvers.generated";

/** Members of Magento's that its other clients query and the store's own pages do not. */
export const magentoClientResolvers: Resolvers = {
  Query: {
    async country(_root, { id }, context) {
      if (!id) throw inputError('Country "id" value should be specified', "id");
      const country = (await shippedCountries(context)).find((each) => each.id === id);
      if (!country) throw noSuchEntity("The country isn't available.");
      return country;
    },
    /** Terms are accepted by placing the order. */
    checkoutAgreements: () => [],
    attributesForm: (_root, { formCode }) => addressForm(formCode),
  },
  Mutation: {
    /** The customer's own cart, or a new one of a guest. */
    async createEmptyCart(_root, { input }, context) {
      const customer = await context.customer();
      if (customer) return (await customerCart(context.db, context.storeCode, customer)).id;
      await requireRoomForCart(context);
      return (await createGuestCart(context.db, context.storeCode, input?.cart_id ?? null)).id;
    },
  },
  Cart: {
    items: ({ itemsV2 }) => itemsV2?.items ?? [],
    applied_coupon: ({ applied_coupons }) => applied_coupons?.[0] ?? null,
    applied_gift_cards: ({ gift_cards }) =>
      (gift_cards ?? []).map((card) => ({
        code: card?.code ?? null,
        expiration_date: null,
        applied_balance: dollars(card?.applied_amount),
        current_balance: dollars((card?.applied_amount ?? 0) + (card?.remaining_amount ?? 0)),
      })),
  },
};

function dollars(amount: number | null | undefined) {
  return toMoney(Math.round((amount ?? 0) * 100));
}
