import type { AdminContext } from "../admin-api/admin-context";
import type { DraftOrderAddressInput, DraftOrderShippingInput } from "../admin-api/resolvers.generated";
import { shipCartTo } from "../carts/set-shipping-address";
import { chooseShippingMethod } from "../carts/set-shipping-method";
import { readAddress } from "../shared/postal-address";
import { changeDraft } from "./change-draft";

/**
 * Sets where a draft order is shipped, which is its billing address, too.
 * @throws GraphQLError of category input that names the field
 */
export async function setDraftAddress(context: AdminContext, input: DraftOrderAddressInput): Promise<void> {
  const options = { action: "draft-order.change", changedFields: ["shipping_address"] } as const;
  await changeDraft(context, input, options, async ({ db, cart }) => {
    const address = readAddress({ ...input.address, country_code: "US" });
    await shipCartTo(db, cart, address, { address_suggestion: null });
    return {};
  });
}

/** Chooses the shipping method. @throws GraphQLError of category input when it does not reach the address */
export async function setDraftShippingMethod(
  context: AdminContext,
  input: DraftOrderShippingInput,
): Promise<void> {
  const options = { action: "draft-order.change", changedFields: ["shipping_method"] } as const;
  await changeDraft(context, input, options, async ({ db, cart }) => {
    await chooseShippingMethod(db, cart, input.method_code);
    return {};
  });
}
