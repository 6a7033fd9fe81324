import {
  ClaimDesignsDocument,
  CustomerCartIdDocument,
  MergeCartsDocument,
} from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { setDefaultAddress } from "./address-after-login.server";

/**
 * Makes the visitor the customer whose token was issued: their designs and their guest cart come along
 * (specification §4). A guest cart that cannot be merged is left behind; the login stands.
 */
export async function beginSession(provider: Provider, customerToken: string): Promise<void> {
  const guestCartId = provider.cartId;
  provider.keepLogin(customerToken);
  await provider.attempt(ClaimDesignsDocument, {});
  const answer = await provider.attempt(CustomerCartIdDocument, {});
  if (!answer.status) return provider.keepCart(null);
  const customerCartId = answer.data.customerCart.id;
  if (guestCartId && guestCartId !== customerCartId) {
    await provider.attempt(MergeCartsDocument, { source: guestCartId, destination: customerCartId });
  }
  provider.keepCart(customerCartId);
  await setDefaultAddress(provider, customerCartId);
}
