import { loadProducts } from "../catalog/load-products";
import { DESIGN_OPTION, optionUid } from "../catalog/option-uid";
import type { Row } from "../database/schema";
import { measureAhead } from "../designs/design-counts";
import { changeGiftOptions } from "../gift-options/change-gift-options";
import type { EngineContext } from "../graphql/context";
import { inputError, noSuchEntity } from "../graphql/errors";
import type { CartItemUpdateInput } from "../graphql/resolvers.generated";
import { CartLines, lineContent, MAX_LINES } from "./cart-lines";
import { changeCart } from "./change-cart";
import { declineFreeGift } from "./decline-free-gift";
import { FREE_GIFT_UID, rejectFreeGift } from "./free-gift";
import { isQuantity, type LineProblem, QUANTITY_PROBLEM, readLineDesign } from "./read-cart-line";
import { deactivateItem } from "./saved-for-later";

/**
 * Changes lines of a cart, all or none: the quantity (zero removes the line), the design, the gift options.
 * @throws GraphQLError when a line is not in the cart or a value is invalid
 */
export async function updateCartItems(
  context: EngineContext,
  cartId: string,
  inputs: readonly CartItemUpdateInput[],
): Promise<void> {
  if (inputs.length > MAX_LINES) throw inputError(`A cart holds at most ${MAX_LINES} different items.`);
  await measureAhead(
    context,
    inputs.flatMap(({ customizable_options }) =>
      (customizable_options ?? []).flatMap((option) => option?.value_string || []),
    ),
  );
  await changeCart(context, cartId, async (change) => {
    const lines = await CartLines.of(change.db, change.cart.id);
    for (const input of inputs) {
      const line = requireLine(lines, input.cart_item_uid);
      const problem = await updateLine({ context: change.context, lines, line, input });
      if (problem) throw inputError(problem.message, "quantity");
    }
  });
}

/**
 * Removes a line from a cart, or declines the free gift; `restoreCartItem` undoes it. @throws GraphQLError when it is
 * not in the cart
 */
export async function removeCartItem(context: EngineContext, cartId: string, uid: string | null | undefined) {
  await changeCart(context, cartId, async (change) => {
    if (uid === FREE_GIFT_UID) return declineFreeGift(change);
    const { db, cart } = change;
    const lines = await CartLines.of(db, cart.id);
    const line = requireLine(lines, uid);
    await lines.remove(line);
    await deactivateItem(db, line, { kind: "removed", cartId: cart.id });
  });
}

/** The line with that uid. @throws GraphQLError when the uid is missing or unknown, or is the free gift's */
export function requireLine(lines: CartLines, uid: string | null | undefined): Row<"cart_item"> {
  if (!uid) throw inputError('Required parameter "cart_item_uid" is missing.', "cart_item_uid");
  rejectFreeGift(uid);
  const line = lines.find(uid);
  if (!line) throw noSuchLine(uid);
  return line;
}

export function noSuchLine(uid: string): Error {
  return noSuchEntity(`Could not find cart item with id: ${uid.slice(0, 64)}.`);
}

interface LineUpdate {
  context: EngineContext;
  lines: CartLines;
  line: Row<"cart_item">;
  input: CartItemUpdateInput;
}

async function updateLine(update: LineUpdate): Promise<LineProblem | null> {
  const { context, input, line, lines } = update;
  const { quantity } = input;
  if (quantity === 0) {
    await lines.remove(line);
    await deactivateItem(context.db, line, { kind: "removed", cartId: line.cart_id });
    return null;
  }
  if (quantity !== null && quantity !== undefined) {
    if (!isQuantity(quantity)) throw inputError(QUANTITY_PROBLEM, "quantity");
    const problem = await lines.setQuantity(line, quantity);
    if (problem) return problem;
  }
  await changeGiftOptions(context, lines, line, input);
  return replaceDesign(update);
}

/** Replaces the design of a line with a revision frozen now. Gift options are kept. */
async function replaceDesign({ context, input, line, lines }: LineUpdate): Promise<LineProblem | null> {
  if (!input.customizable_options?.length) return null;
  const designUid = optionUid(line.sku, DESIGN_OPTION);
  const designId = input.customizable_options.find(({ uid }) => uid === designUid)?.value_string;
  const product = (await loadProducts(context.db, context.storeCode, [line.sku])).get(line.sku);
  if (!designId || !product) throw inputError("Please choose one of the product's own options.");
  const design = await readLineDesign(context, product, designId);
  if ("problem" in design) return design.problem;
  const { gift_message, gift_wrapping } = line;
  const content = lineContent({ product, options: design.options, design });
  return lines.replace(line, { ...content, gift_message, gift_wrapping });
}
