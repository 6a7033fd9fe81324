import {
  CartAfterLoginDocument,
  ClaimDesignsDocument,
  CustomerCartIdDocument,
  CustomerIdDocument,
  MergeCartsDocument,
  SetBillingAddressDocument,
  type StartedSessionFragment,
} from "~/provider/contract/documents.generated";
import { customerIdCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";
import { chooseMethodFor, setShipping } from "~/storefront/checkout/delivery/set-shipping.server";
import { customerIdOf } from "./fetch-customer-id.server";

/** Response of a login mutation. */
export interface IssuedLogin {
  token: string;
  /** The customer's price code. */
  cachePrice?: string | null;
  /** Result of the login's further steps; missing if the host needs a request for each step. */
  start_session?: StartedSessionFragment | null;
}

/**
 * Signs the visitor in with the issued token, and moves their designs and guest cart to the account (specification §4).
 * A guest cart that cannot be merged is left out; the login still succeeds.
 */
export async function startSession(
  request: Request,
  provider: Provider,
  { token, cachePrice, start_session: started }: IssuedLogin,
): Promise<void> {
  const guestCartId = provider.cartId;
  provider.keepLogin(token);
  if (cachePrice) provider.keepPriceCode(cachePrice);
  if (started) await keepStarted(request, provider, started);
  else await startStepByStep(request, provider, guestCartId);
}

async function keepStarted(
  request: Request,
  provider: Provider,
  { customer_id, cart_id, is_guest_cart_gone, shipping }: StartedSessionFragment,
): Promise<void> {
  provider.keepCookie(customerIdCookie, customer_id);
  if (is_guest_cart_gone) provider.keepPriceCode(null);
  provider.keepCart(cart_id);
  if (shipping) await chooseMethodFor({ request, provider, cartId: cart_id }, shipping);
}

/** For a host without `start_session`. */
async function startStepByStep(
  request: Request,
  provider: Provider,
  guestCartId: string | null,
): Promise<void> {
  const customer = await provider.attempt(CustomerIdDocument, {});
  provider.keepCookie(customerIdCookie, customerIdOf(customer.data));
  await provider.attempt(ClaimDesignsDocument, {});
  const response = await provider.attempt(CustomerCartIdDocument, {});
  if (!response.status) return provider.keepCart(null);
  const customerCartId = response.data.customerCart.id;
  if (guestCartId && guestCartId !== customerCartId) {
    await provider.attempt(MergeCartsDocument, { source: guestCartId, destination: customerCartId });
  }
  provider.keepCart(customerCartId);
  await setDefaultAddress(request, provider, customerCartId);
}

/**
 * Specification §4 "Cart": a cart without a shipping address that is merged at login gets the customer's default
 * address, unless nothing in it is shipped.
 */
async function setDefaultAddress(request: Request, provider: Provider, cartId: string): Promise<void> {
  const answer = await provider.attempt(CartAfterLoginDocument, { id: cartId });
  const { cart, customer } = answer.data ?? {};
  const savedId = Number(customer?.default_shipping ?? 0);
  if (!cart || cart.is_virtual || cart.total_quantity === 0) return;
  if (cart.shipping_addresses.length > 0 || !Number.isInteger(savedId) || savedId < 1) return;
  await setShipping({ request, provider, cartId }, { customer_address_id: savedId });
  await provider.attempt(SetBillingAddressDocument, { cartId, address: { same_as_shipping: true } });
}
