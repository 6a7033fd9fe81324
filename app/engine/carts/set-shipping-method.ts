import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { InputMaybe, ShippingMethodInput } from "../graphql/resolvers.generated";
import type { PostalAddress } from "../shared/postal-address";
import { requireMethodsTo } from "../shipping/require-methods";
import { CARRIER_CODE, findShippingMethod } from "../shipping/shipping-methods";
import { reaches, unreached } from "../shipping/shipping-offers";
import { changeCart, updateCart } from "./change-cart";

/** Sets the shipping method: exactly one, which must reach the address. */
export async function setShippingMethod(
  context: EngineContext,
  cartId: string,
  methods: readonly InputMaybe<ShippingMethodInput>[],
): Promise<void> {
  const [wanted] = methods;
  if (methods.length > 1) throw inputError("You cannot specify multiple shipping methods.");
  if (!wanted) throw inputError("Please choose a shipping method.", "method_code");
  await changeCart(context, cartId, async ({ db, cart }) => {
    const code = wanted.carrier_code === CARRIER_CODE ? wanted.method_code : "";
    await chooseShippingMethod(db, cart, code);
  });
}

/** Stores the shipping method of a locked cart. @throws GraphQLError of category input when it does not reach the address */
export async function chooseShippingMethod(db: Connection, cart: Row<"cart">, code: string): Promise<void> {
  if (!cart.shipping_address) throw inputError("Please enter a shipping address first.", "method_code");
  const address: PostalAddress = JSON.parse(cart.shipping_address);
  const methods = await requireMethodsTo(db, cart.store_code, address);
  const method = findShippingMethod(code, methods);
  if (!method) throw inputError("Please choose one of the shipping methods.", "method_code");
  if (!reaches(method, address.street)) throw inputError(unreached(method), "method_code");
  await updateCart(db, cart.id, { shipping_method: method.code });
}
