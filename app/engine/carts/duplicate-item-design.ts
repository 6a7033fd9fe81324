import { loadProducts } from "../catalog/load-products";
import { requireRoomForDesign } from "../designs/design-rate-limit";
import { insertDesign } from "../designs/insert-design";
import { requireOwner } from "../designs/owner";
import { readOwnDesign, readRevision } from "../designs/read-design";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { CartLines } from "./cart-lines";
import { changeCart } from "./change-cart";
import { toolPath } from "./design-paths";
import { requireLine } from "./update-cart-items";

/**
 * Copies the design of a line into a new design of the current visitor, for example to use another photo.
 * @returns the path where it is edited
 * @throws GraphQLError when the line is not in the cart, or has no design of the visitor's
 */
export async function duplicateItemDesign(
  context: EngineContext,
  cartId: string,
  uid: string,
): Promise<string> {
  const owner = await requireOwner(context);
  return changeCart(context, cartId, async (change) => {
    const { cart, db } = change;
    const line = requireLine(await CartLines.of(db, cart.id), uid);
    const own = await readOwnDesign(change.context, line.design_id ?? "");
    const inCart = own && (await readRevision(db, own.design, line.design_revision ?? own.revision));
    const product = (await loadProducts(db, cart.store_code, [line.sku])).get(line.sku);
    if (!inCart || !product) throw inputError("This item doesn't have a design to copy.");
    await requireRoomForDesign(change.context, inCart.document);
    const { design } = await insertDesign(db, owner, {
      sku: line.sku,
      document: inCart.document,
      name: null,
    });
    return toolPath({ product }, design.id);
  });
}
