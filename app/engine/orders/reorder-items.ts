import { CartLines, lineContent } from "../carts/cart-lines";
import { lockCart } from "../carts/change-cart";
import { customerCart } from "../carts/create-cart";
import type { LineProblem } from "../carts/read-cart-line";
import type { CatalogProduct } from "../catalog/catalog-product";
import { loadProducts } from "../catalog/load-products";
import { readCounts } from "../catalog/prices-per-unit";
import { requireCustomer } from "../customers/require-customer";
import type { EngineContext } from "../graphql/context";
import { noSuchEntity } from "../graphql/errors";
import type { CheckoutUserInputError } from "../graphql/resolvers.generated";
import { NO_ORDER, ordersOf } from "./order-by-token";
import { readOrderNumber } from "./order-number";
import { type OrderItemView, viewOrder } from "./view-orders";

/**
 * Adds the items of a customer's earlier order to their cart, with the same designs and current prices. Discontinued
 * items are reported; free gifts depend on the cart, not on the order.
 * @returns the cart's id and the items that were not added
 * @throws GraphQLError for guests, and when they have no such order
 */
export async function reorderItems(
  context: EngineContext,
  typedNumber: string,
): Promise<{ cartId: string; userInputErrors: CheckoutUserInputError[] }> {
  const { db, storeCode } = context;
  const customer = await requireCustomer(context);
  const order = await ordersOf(context)
    .where("number", "=", readOrderNumber(typedNumber) ?? "")
    .where("customer_id", "=", customer.id)
    .executeTakeFirst();
  if (!order) throw noSuchEntity(NO_ORDER);
  const { items: ordered } = await viewOrder(db, order);
  const items = ordered.filter(({ is_free_gift }) => !is_free_gift);
  const skus = items.map(({ sku }) => sku);
  const [products, cart] = await Promise.all([
    loadProducts(db, storeCode, skus),
    customerCart(db, storeCode, customer),
  ]);
  const userInputErrors = await db.transaction().execute(async (transaction) => {
    await lockCart(transaction, cart.id);
    const lines = await CartLines.of(transaction, cart.id);
    const errors: CheckoutUserInputError[] = [];
    for (const item of items) {
      const error = await reorderLine(lines, item, products.get(item.sku));
      if (error) errors.push({ ...error, path: ["orderItem", String(item.id)] });
    }
    return errors;
  });
  return { cartId: cart.id, userInputErrors };
}

type Problem = Pick<CheckoutUserInputError, "code" | "message">;

/** Null when the line was added. */
async function reorderLine(
  lines: CartLines,
  item: OrderItemView,
  product: CatalogProduct | undefined,
): Promise<Problem | null> {
  if (!product) return { code: "PRODUCT_NOT_FOUND", message: `We no longer make ${item.name}.` };
  if (!product.is_salable) {
    return { code: "NOT_SALABLE", message: `${item.name} isn't available right now.` };
  }
  const options = Object.fromEntries(item.options.map(({ code, value }) => [code, value]));
  const unsold = product.options.find(
    ({ code, values }) => !values.some((value) => value.code === options[code]),
  );
  if (unsold) {
    const what = unsold.title.toLowerCase();
    return { code: "NOT_SALABLE", message: `We no longer make ${item.name} in that ${what}.` };
  }
  const design = designOf(item);
  return asProblem(await lines.add(lineContent({ product, options, design }), item.quantity));
}

function designOf({ design_id, design_revision, design_counts }: OrderItemView) {
  if (design_id === null || design_revision === null) return null;
  return { id: design_id, revision: design_revision, counts: readCounts(design_counts) };
}

function asProblem(problem: LineProblem | null): Problem | null {
  return problem && { code: "UNDEFINED", message: problem.message };
}
