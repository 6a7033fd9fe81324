import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { BillingAddressInput } from "../graphql/resolvers.generated";
import { changeCart, updateCart } from "./change-cart";
import { readCartAddress } from "./read-cart-address";

/**
 * Sets the billing address: the shipping address, or a separate one. When nothing is shipped, the billing address is
 * the one that the address book may store.
 * @throws GraphQLError when it is invalid, or both are given
 */
export async function setBillingAddress(context: EngineContext, cartId: string, wanted: BillingAddressInput) {
  const isSame = wanted.same_as_shipping === true;
  if (isSame && (wanted.address || wanted.customer_address_id)) {
    throw inputError("Please enter a billing address or use the shipping address, not both.", "address");
  }
  await changeCart(context, cartId, async (change) => {
    const { cart, db, visitor } = change;
    if (isSame && !cart.shipping_address)
      throw inputError("Please enter a shipping address first.", "address");
    const isSaved = visitor.customerId !== null && wanted.address?.save_in_address_book === true;
    await updateCart(db, cart.id, {
      ...(cart.shipping_address === null && { save_in_address_book: isSaved ? 1 : 0 }),
      billing_same_as_shipping: isSame ? 1 : 0,
      billing_address: isSame ? null : JSON.stringify(await readCartAddress(change, wanted)),
    });
  });
}
