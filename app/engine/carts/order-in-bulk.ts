import { loadProducts } from "../catalog/load-products";
import { requireCustomer } from "../customers/require-customer";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { BulkOrderError, BulkOrderLineInput, BulkOrderOutput } from "../graphql/resolvers.generated";
import { CartLines, lineContent, MOST_LINES } from "./cart-lines";
import { changeCart } from "./change-cart";
import { customerCart } from "./create-cart";
import { readBulkLine } from "./read-bulk-line";
import type { WantedLine } from "./read-cart-line";

/** Thrown within the transaction, so that nothing of the list is kept. */
class ListRefusal extends Error {
  constructor(readonly errors: BulkOrderError[]) {
    super("The list has wrong lines.");
  }
}

/**
 * Puts all lines of a list into the customer's cart, or none and what is wrong with each.
 * @throws GraphQLError of category authorization for guests
 */
export async function orderInBulk(
  context: EngineContext,
  inputs: readonly BulkOrderLineInput[],
): Promise<BulkOrderOutput> {
  const customer = await requireCustomer(context);
  if (inputs.length === 0 || inputs.length > MOST_LINES) {
    throw inputError(`Please order 1 to ${MOST_LINES} lines at once.`);
  }
  const { id } = await customerCart(context.db, context.storeCode, customer);
  const skus = inputs.map(({ sku }) => sku);
  const products = await loadProducts(context.db, context.storeCode, skus);
  try {
    await changeCart(context, id, async (change) => {
      const wanted = await readAll(change.context, products, inputs);
      await addAll(await CartLines.of(change.db, change.cart.id), wanted);
    });
  } catch (error) {
    if (error instanceof ListRefusal) return { pieces: 0, errors: error.errors };
    throw error;
  }
  return { pieces: inputs.reduce((sum, { quantity }) => sum + quantity, 0), errors: [] };
}

async function readAll(
  context: EngineContext,
  products: Awaited<ReturnType<typeof loadProducts>>,
  inputs: readonly BulkOrderLineInput[],
): Promise<WantedLine[]> {
  const wanted: WantedLine[] = [];
  const errors: BulkOrderError[] = [];
  for (const [line, input] of inputs.entries()) {
    const read = await readBulkLine(context, products.get(input.sku), input);
    if ("line" in read) wanted.push(read.line);
    else errors.push({ line, ...read.problem });
  }
  if (errors.length > 0) throw new ListRefusal(errors);
  return wanted;
}

async function addAll(lines: CartLines, wanted: WantedLine[]): Promise<void> {
  const errors: BulkOrderError[] = [];
  for (const [line, content] of wanted.entries()) {
    const problem = await lines.add(lineContent(content), content.quantity);
    if (problem) errors.push({ line, field: "quantity", message: problem.message });
  }
  if (errors.length > 0) throw new ListRefusal(errors);
}
