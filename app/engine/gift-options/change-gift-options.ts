import type { CartLines } from "../carts/cart-lines";
import { loadProducts } from "../catalog/load-products";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { CartItemUpdateInput } from "../graphql/resolvers.generated";
import { readGiftMessage } from "./gift-message";
import { readWrapping } from "./gift-wrappings";

/**
 * Sets wrapping and message of a line; omitted fields are unchanged.
 * @throws GraphQLError of category input for an unknown wrapping, a long message, or a product that is not shipped
 */
export async function changeGiftOptions(
  context: EngineContext,
  lines: CartLines,
  line: Row<"cart_item">,
  { gift_message, gift_wrapping_id }: CartItemUpdateInput,
): Promise<void> {
  const { db, storeCode } = context;
  const isAsked = gift_message != null || gift_wrapping_id != null;
  if (!isAsked) return;
  const product = (await loadProducts(db, storeCode, [line.sku])).get(line.sku);
  if (product?.is_virtual && gift_wrapping_id) {
    throw inputError(`${product.name} comes by email, so there's nothing to wrap.`, "gift_wrapping_id");
  }
  await lines.setGiftOptions(line, {
    gift_message: gift_message == null ? line.gift_message : readGiftMessage(gift_message),
    gift_wrapping:
      gift_wrapping_id == null ? line.gift_wrapping : await readWrapping(db, storeCode, gift_wrapping_id),
  });
}
