import { recordShownBalances } from "../balances/orders/shrunk-balance";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { changeCart, updateCart } from "./change-cart";
import { viewCart } from "./view-cart";

/** Sets the payment method. @throws GraphQLError when it is not available */
export async function setPaymentMethod(context: EngineContext, cartId: string, code: string): Promise<void> {
  await changeCart(context, cartId, async ({ db, cart }) => {
    const view = await viewCart(db, cart);
    const method = view.paymentMethods.find((one) => one.code === code);
    if (!method) throw inputError("The requested Payment Method is not available.", "payment_method");
    await updateCart(db, cart.id, { payment_method: method.code });
    await recordShownBalances(db, view);
  });
}
