import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { InputMaybe, ShippingAddressInput } from "../graphql/resolvers.generated";
import type { PostalAddress } from "../shared/postal-address";
import { isSameDestination } from "../shipping/addresses/compare-addresses";
import { requirePostcodeInRange } from "../shipping/postcode-range";
import { requireMethodsTo } from "../shipping/require-methods";
import { chosenOrFirstAvailable } from "../shipping/shipping-offers";
import { changeCart, updateCart } from "./change-cart";
import { readCartAddress } from "./read-cart-address";

/**
 * Sets the shipping address; exactly one is accepted. A method that does not reach it is replaced by the first that
 * does, which is also selected when none was (specification §4 "Cart").
 */
export async function setShippingAddress(
  context: EngineContext,
  cartId: string,
  addresses: readonly InputMaybe<ShippingAddressInput>[],
): Promise<void> {
  const [wanted] = addresses;
  if (addresses.length > 1) throw inputError("You cannot specify multiple shipping addresses.");
  if (!wanted) throw inputError("Please enter a shipping address.", "address");
  await changeCart(context, cartId, async (change) => {
    const { cart, db, visitor } = change;
    const address = await readCartAddress(change, wanted);
    const isSaved = visitor.customerId !== null && wanted.address?.save_in_address_book === true;
    await shipCartTo(db, cart, address, {
      address_suggestion: isUnchanged(cart, address) ? cart.address_suggestion : null,
      save_in_address_book: isSaved ? 1 : 0,
    });
  });
}

/**
 * Stores a locked cart's shipping address, and the shipping method that reaches it.
 * @param changes further columns
 * @throws GraphQLError when the store does not ship to the address
 */
export async function shipCartTo(
  db: Connection,
  cart: Row<"cart">,
  address: PostalAddress,
  changes: Pick<Partial<Row<"cart">>, "address_suggestion" | "save_in_address_book">,
): Promise<void> {
  await requirePostcodeInRange(db, cart.store_code, address.postcode);
  const methods = await requireMethodsTo(db, cart.store_code, address);
  const method = chosenOrFirstAvailable(cart.shipping_method, address.street, methods);
  await updateCart(db, cart.id, {
    ...changes,
    shipping_address: JSON.stringify(address),
    shipping_method: method?.code ?? null,
  });
}

/** A shopper who has answered a suggestion is not asked again for the same destination. */
function isUnchanged({ shipping_address }: Row<"cart">, address: PostalAddress): boolean {
  return shipping_address !== null && isSameDestination(JSON.parse(shipping_address), address);
}
