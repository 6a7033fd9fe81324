import {
  ClaimDesignsDocument,
  CustomerCartIdDocument,
  CustomerIdDocument,
  MergeCartsDocument,
} from "~/provider/contract/documents.generated";
import { customerIdCookie } from "~/provider/cookies.server";
import { failedResponse } from "~/provider/failed-response";
import type { Provider } from "~/provider/provider.server";
import { setDefaultAddress } from "./address-after-login.server";

/**
 * Makes the visitor the customer whose token was issued: their designs and their guest cart come along
 * (specification §4). A guest cart that cannot be merged is left behind; the login stands.
 * @param priceCode the price offer code that the login answered
 */
export async function beginSession(
  request: Request,
  provider: Provider,
  customerToken: string,
  priceCode?: string | null,
): Promise<void> {
  const guestCartId = provider.cartId;
  provider.keepLogin(customerToken);
  if (priceCode) provider.keepPriceCode(priceCode);
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
