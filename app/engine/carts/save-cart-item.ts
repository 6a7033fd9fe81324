import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { CartLines, MAX_LINES } from "./cart-lines";
import { changeCart } from "./change-cart";
import { deactivateItem, deleteInactiveItem, type SavedItemOwner, savedLines } from "./saved-for-later";
import { noSuchLine, requireLine } from "./update-cart-items";

/**
 * Moves a line from the cart to the saved ones: a customer's are stored with the account, a guest's with the cart.
 * @throws GraphQLError when it is not in the cart, or too many are saved
 */
export async function saveCartItem(context: EngineContext, cartId: string, uid: string): Promise<void> {
  await changeCart(context, cartId, async ({ cart, db }) => {
    const lines = await CartLines.of(db, cart.id);
    const line = requireLine(lines, uid);
    if ((await savedLines(db, cart)).length >= MAX_LINES) {
      throw inputError(`You can save up to ${MAX_LINES} items for later.`);
    }
    await lines.remove(line);
    await deactivateItem(db, line, { kind: "saved", owner: cart });
  });
}

/**
 * Moves a saved line into the cart, behind the others. @throws GraphQLError when it does not exist, or the cart is full
 */
export async function moveSavedItem(context: EngineContext, cartId: string, uid: string): Promise<void> {
  await changeCart(context, cartId, async ({ cart, db }) => {
    const saved = await requireSaved(db, cart, uid);
    const lines = await CartLines.of(db, cart.id);
    const problem = await lines.takeIn(saved);
    if (problem) throw inputError(problem.message);
    await deleteInactiveItem(db, uid);
  });
}

/** Deletes a saved line. @throws GraphQLError when it does not exist */
export async function removeSavedItem(context: EngineContext, cartId: string, uid: string): Promise<void> {
  await changeCart(context, cartId, async ({ cart, db }) => {
    await requireSaved(db, cart, uid);
    await deleteInactiveItem(db, uid);
  });
}

async function requireSaved(db: Connection, owner: SavedItemOwner, uid: string): Promise<Row<"cart_item">> {
  const line = (await savedLines(db, owner)).find((saved) => saved.uid === uid);
  if (!line) throw noSuchLine(uid);
  return line;
}
