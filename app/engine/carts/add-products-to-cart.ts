import { loadProducts } from "../catalog/load-products";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { CartItemInput } from "../graphql/resolvers.generated";
import { CartLines, lineContent, MAX_LINES } from "./cart-lines";
import { changeCart } from "./change-cart";
import { type LineProblem, readCartLine } from "./read-cart-line";

/**
 * Adds products to a cart; lines with the same product, options and design are combined. Products that cannot be added
 * are returned with the reason, the others are added.
 * @throws GraphQLError when the visitor may not use the cart
 */
export async function addProductsToCart(
  context: EngineContext,
  cartId: string,
  inputs: readonly CartItemInput[],
): Promise<LineProblem[]> {
  if (inputs.length > MAX_LINES) throw inputError(`Please add no more than ${MAX_LINES} items at once.`);
  const skus = inputs.map(({ sku }) => sku);
  const products = await loadProducts(context.db, context.storeCode, skus);
  return changeCart(context, cartId, async (change) => {
    const lines = await CartLines.of(change.db, change.cart.id);
    const problems: LineProblem[] = [];
    for (const input of inputs) {
      const wanted = await readCartLine(change.context, products.get(input.sku), input);
      const problem =
        "problem" in wanted
          ? wanted.problem
          : await lines.add(lineContent(wanted.line), wanted.line.quantity);
      if (problem) problems.push(problem);
    }
    return problems;
  });
}
