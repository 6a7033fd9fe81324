import type { CatalogProduct } from "../catalog/catalog-product";
import { loadProducts } from "../catalog/load-products";
import { isSign, measureAhead } from "../designs/design-counts";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { CartItemInput } from "../graphql/resolvers.generated";
import { CartLines, lineContent, MAX_LINES } from "./cart-lines";
import { type CartChange, changeCart } from "./change-cart";
import { type LineProblem, readCartLine, readDesignId } from "./read-cart-line";

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
  await measureAhead(
    context,
    inputs.flatMap((input) => signIn(products.get(input.sku), input)),
  );
  return changeCart(context, cartId, async (change) => {
    const outcomes = await addToLockedCart(change, products, inputs);
    return outcomes.filter((problem) => problem !== null);
  });
}

/**
 * Adds products to the locked cart as `addProductsToCart` does.
 * @param products by sku
 * @returns for each of `inputs` the reason it was not added; null when it was
 */
export async function addToLockedCart(
  { context, db, cart }: CartChange,
  products: ReadonlyMap<string, CatalogProduct>,
  inputs: readonly CartItemInput[],
): Promise<(LineProblem | null)[]> {
  const lines = await CartLines.of(db, cart.id);
  const outcomes: (LineProblem | null)[] = [];
  for (const input of inputs) {
    const wanted = await readCartLine(context, products.get(input.sku), input);
    outcomes.push(
      "problem" in wanted ? wanted.problem : await lines.add(lineContent(wanted.line), wanted.line.quantity),
    );
  }
  return outcomes;
}

/** The id of the design of a neon sign. */
function signIn(product: CatalogProduct | undefined, input: CartItemInput): string[] {
  const id = product && isSign(product) ? readDesignId(product, input) : undefined;
  return id ? [id] : [];
}
