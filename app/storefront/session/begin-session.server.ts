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
import { failedResponse } from "~/provider/failed-response";
import type { Provider } from "~/provider/provider.server";
import { chooseMethodFor, setShipping } from "~/storefront/checkout/set-shipping.server";

/** The answer of a login. */
export interface IssuedLogin {
  token: string;
  /** The price offer code of the customer. */
  cachePrice?: string | null;
  /** What the login has brought along; missing where the host takes the steps one by one. */
  start_session?: StartedSessionFragment | null;
}

/**
 * Makes the visitor the customer whose token was issued: their designs and their guest cart come along
 * (specification §4). A guest cart that cannot be merged is left behind; the login stands.
 */
export async function beginSession(
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

/** For a host that does not know `start_session`. */
async function startStepByStep(
  request: Request,
  provider: Provider,
  guestCartId: string | null,
): Promise<void> {
  provider.keepCookie(customerIdCookie, await fetchCustomerId(provider));
  await provider.attempt(ClaimDesignsDocument, {});
  const answer = await provider.attempt(CustomerCartIdDocument, {});
  if (!answer.status) return provider.keepCart(null);
  const customerCartId = answer.data.customerCart.id;
  if (guestCartId && guestCartId !== customerCartId) {
    await provider.attempt(MergeCartsDocument, { source: guestCartId, destination: customerCartId });
  }
  provider.keepCart(customerCartId);
  await setDefaultAddress(request, provider, customerCartId);
}

/**
 * The id of the customer who is logged in; null when they cannot be fetched.
 * @throws Response 503 while the provider is away, when that is asked for
 */
export async function fetchCustomerId(
  provider: Provider,
  { whileAway = "none" }: { whileAway?: "none" | "fail" } = {},
): Promise<string | null> {
  const answer = await provider.attempt(CustomerIdDocument, {});
  if (answer.error === "outage" && whileAway === "fail") {
    throw failedResponse(answer.error, answer.message);
  }
  const id = answer.data?.customer?.id;
  return id ? String(id) : null;
}

/**
 * Specification §4 "Cart": a cart that comes along to a login without a shipping address gets the
 * customer's default one, unless nothing is shipped.
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
