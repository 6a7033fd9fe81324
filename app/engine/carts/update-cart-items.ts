import { loadProducts } from "../catalog/load-products";
import { DESIGN_OPTION, optionUid } from "../catalog/option-uid";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError, noSuchEntity } from "../graphql/errors";
import type { CartItemUpdateInput } from "../graphql/resolvers.generated";
import { CartLines, lineContent, MOST_LINES } from "./cart-lines";
import { changeCart } from "./change-cart";
import { isQuantity, type LineProblem, QUANTITY_PROBLEM, readLineDesign } from "./read-cart-line";

/**
 * Changes lines of a cart, all or none: the quantity (zero removes the line), or the design it is made by.
 * @throws GraphQLError when a line is not in the cart or a value is wrong
 */
export async function updateCartItems(
  context: EngineContext,
  cartId: string,
  inputs: readonly CartItemUpdateInput[],
): Promise<void> {
  if (inputs.length > MOST_LINES) throw inputError(`A cart holds at most ${MOST_LINES} different items.`);
  await changeCart(context, cartId, async (change) => {
    const lines = await CartLines.of(change.db, change.cart.id);
    for (const input of inputs) {
      const line = requireLine(lines, input.cart_item_uid);
      const problem = await updateLine({ context: change.context, lines, line, input });
      if (problem) throw inputError(problem.message, "quantity");
    }
  });
}

/** Takes a line out of a cart. @throws GraphQLError when it is not in it */
export async function removeCartItem(
  context: EngineContext,
  cartId: string,
  uid: string | null | undefined,
): Promise<void> {
  await changeCart(context, cartId, async ({ db, cart }) => {
    const lines = await CartLines.of(db, cart.id);
    await lines.remove(requireLine(lines, uid));
  });
}

function requireLine(lines: CartLines, uid: string | null | undefined): Row<"cart_item"> {
  if (!uid) throw inputError('Required parameter "cart_item_uid" is missing.', "cart_item_uid");
  const line = lines.find(uid);
  if (!line) throw noSuchEntity(`Could not find cart item with id: ${uid.slice(0, 64)}.`);
  return line;
}

interface LineUpdate {
  context: EngineContext;
  lines: CartLines;
  line: Row<"cart_item">;
  input: CartItemUpdateInput;
}

async function updateLine(update: LineUpdate): Promise<LineProblem | null> {
  const { input, line, lines } = update;
  const { quantity } = input;
  if (quantity === 0) {
    await lines.remove(line);
    return null;
  }
  if (quantity !== null && quantity !== undefined) {
    if (!isQuantity(quantity)) throw inputError(QUANTITY_PROBLEM, "quantity");
    await lines.setQuantity(line, quantity);
  }
  return replaceDesign(update);
}

/** The edit of a line: the design it carries now, frozen as it is at this moment. */
async function replaceDesign({ context, input, line, lines }: LineUpdate): Promise<LineProblem | null> {
  if (!input.customizable_options?.length) return null;
  const designUid = optionUid(line.sku, DESIGN_OPTION);
  const designId = input.customizable_options.find(({ uid }) => uid === designUid)?.value_string;
  const product = (await loadProducts(context.db, context.storeCode, [line.sku])).get(line.sku);
  if (!designId || !product) throw inputError("Please choose one of the product's own options.");
  const design = await readLineDesign(context, product, designId);
  if ("problem" in design) return design.problem;
  return lines.replace(line, lineContent({ sku: line.sku, options: design.options, design }));
}
