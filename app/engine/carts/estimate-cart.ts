import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { Cart, EstimateTotalsInput } from "../graphql/resolvers.generated";
import { readEstimatedAddress } from "../shared/postal-address";
import { requirePostcodeInRange } from "../shipping/postcode-range";
import { requireMethodsTo } from "../shipping/require-methods";
import { CARRIER_CODE } from "../shipping/shipping-methods";
import { cartResponse } from "./cart-response";
import { readCart } from "./change-cart";
import { type CartView, viewCart } from "./view-cart";

/**
 * Estimates the cart when shipped to a ZIP code or state, by the given method, else the cart's own, else the first
 * available one. Stores nothing.
 * @throws GraphQLError when the visitor may not use the cart, or the place or method is invalid
 */
export async function estimateCart(
  context: EngineContext,
  input: EstimateTotalsInput | null | undefined,
): Promise<Cart> {
  if (!input) throw inputError('Required parameter "input" is missing');
  const cart = await readCart(context, input.cart_id);
  const { region, ...place } = input.address;
  const address = readEstimatedAddress({
    ...place,
    region: region?.region_code || region?.region,
    region_id: region?.region_id,
  });
  if (address.postcode) await requirePostcodeInRange(context.db, cart.store_code, address.postcode);
  await requireMethodsTo(context.db, cart.store_code, address);
  const shipped = { ...cart, shipping_address: JSON.stringify(address) };
  const asItIs = await viewCart(context.db, shipped);
  const shipping_method = estimatedMethod(asItIs, input.shipping_method);
  return cartResponse(
    context.settings,
    cart.shipping_method === shipping_method
      ? asItIs
      : await viewCart(context.db, { ...shipped, shipping_method }),
  );
}

function estimatedMethod({ cart, shippingOffers }: CartView, wanted: EstimateTotalsInput["shipping_method"]) {
  const available = shippingOffers.filter(({ problem }) => problem === null).map(({ method }) => method.code);
  if (!wanted) return available.find((code) => code === cart.shipping_method) ?? available[0] ?? null;
  const code = wanted.carrier_code === CARRIER_CODE ? wanted.method_code : null;
  const method = available.find((candidate) => candidate === code);
  if (!method) throw inputError("Please choose one of the shipping methods.", "method_code");
  return method;
}
