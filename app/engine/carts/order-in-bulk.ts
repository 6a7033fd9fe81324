import { loadProducts } from "../catalog/load-products";
import { requireCustomer } from "../customers/require-customer";
import { isSign, measureAhead } from "../designs/design-counts";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { BulkOrderError, BulkOrderLineInput, BulkOrderOutput } from "../graphql/resolvers.generated";
import { CartLines, lineContent, MAX_LINES } from "./cart-lines";
import { changeCart } from "./change-cart";
import { customerCart } from "./create-cart";
import { readBulkLine } from "./read-bulk-line";

/** Thrown within the transaction to roll the whole list back. */
class ListRejection extends Error {
  constructor(readonly errors: BulkOrderError[]) {
    super("Nothing of the list is kept.");
  }
}

/**
 * Adds all lines of a list to the customer's cart, or none; returns the problems of each line.
 * @param checkOnly reports problems and stores nothing, even when there are none
 * @throws GraphQLError of category authorization for guests
 */
export async function orderInBulk(
  context: EngineContext,
  inputs: readonly BulkOrderLineInput[],
  checkOnly: boolean,
): Promise<BulkOrderOutput> {
  const customer = await requireCustomer(context);
  if (inputs.length === 0 || inputs.length > MAX_LINES) {
    throw inputError(`Please order 1 to ${MAX_LINES} lines at once.`);
  }
  const { id } = await customerCart(context.db, context.storeCode, customer);
  const skus = inputs.map(({ sku }) => sku);
  const products = await loadProducts(context.db, context.storeCode, skus);
  await measureAhead(
    context,
    inputs.flatMap(({ sku, design_id }) => {
      const product = products.get(sku);
      return design_id && product && isSign(product) ? [design_id] : [];
    }),
  );
  try {
    await changeCart(context, id, async (change) => {
      const errors = await addAll(
        change.context,
        await CartLines.of(change.db, change.cart.id),
        products,
        inputs,
      );
      if (errors.length > 0 || checkOnly) throw new ListRejection(errors);
    });
  } catch (error) {
    if (error instanceof ListRejection) return { pieces: 0, errors: error.errors };
    throw error;
  }
  return { pieces: inputs.reduce((total, { quantity }) => total + quantity, 0), errors: [] };
}

/** Adds every valid line, so that all problems are reported at once. */
async function addAll(
  context: EngineContext,
  lines: CartLines,
  products: Awaited<ReturnType<typeof loadProducts>>,
  inputs: readonly BulkOrderLineInput[],
): Promise<BulkOrderError[]> {
  const errors: BulkOrderError[] = [];
  for (const [line, input] of inputs.entries()) {
    const read = await readBulkLine(context, products.get(input.sku), input);
    if ("problem" in read) {
      errors.push({ line, ...read.problem });
      continue;
    }
    const problem = await lines.add(lineContent(read.line), read.line.quantity);
    if (problem) errors.push({ line, field: "quantity", message: problem.message });
  }
  return errors;
}
