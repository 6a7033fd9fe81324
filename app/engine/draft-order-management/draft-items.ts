import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { AddDraftOrderItemInput, UpdateDraftOrderItemInput } from "../admin-api/resolvers.generated";
import { addToLockedCart } from "../carts/add-products-to-cart";
import { CartLines } from "../carts/cart-lines";
import { isQuantity, QUANTITY_PROBLEM } from "../carts/read-cart-line";
import { requireLine } from "../carts/update-cart-items";
import { loadProducts } from "../catalog/load-products";
import { DESIGN_OPTION, optionUid } from "../catalog/option-uid";
import { measureAhead } from "../designs/design-counts";
import { isGiftCertificate } from "../gift-certificates/gift-fields";
import { inputError } from "../graphql/errors";
import { changeDraft } from "./change-draft";
import { customerContext } from "./customer-context";
import { draftById } from "./draft-scope";

const NO_CERTIFICATES = "Gift certificates can't be part of a draft: customers write them in the shop.";

/**
 * Adds a product to a draft order as its customer would: with its options, or with one of their saved designs.
 * @throws GraphQLError of category input with the reason it cannot be added
 */
export async function addDraftItem(context: AdminContext, input: AddDraftOrderItemInput): Promise<void> {
  const options = { action: "draft-order.change", changedFields: ["items"] } as const;
  await measureDesign(context, input);
  await changeDraft(context, input, options, async (change) => {
    const { sku, quantity, selected_options, design_id } = input;
    const products = await loadProducts(change.db, change.cart.store_code, [sku]);
    const product = products.get(sku);
    if (product && isGiftCertificate(product)) throw inputError(NO_CERTIFICATES);
    const entered_options = design_id ? [{ uid: optionUid(sku, DESIGN_OPTION), value: design_id }] : [];
    const item = { sku, quantity, selected_options, entered_options };
    const [problem] = await addToLockedCart(change, products, [item]);
    if (problem) throw inputError(problem.message);
    return {};
  });
}

/** Measures a design of the draft's customer, so that the transaction doesn't wait for it. */
async function measureDesign(
  context: AdminContext,
  { id, design_id }: Pick<AddDraftOrderItemInput, "id" | "design_id">,
): Promise<void> {
  if (!design_id) return;
  const draft = await draftById(context.db, await requireSession(context), id);
  if (!draft) return;
  const cart = await context.db
    .selectFrom("cart")
    .select(["customer_id", "store_code"])
    .where("id", "=", draft.cart_id)
    .executeTakeFirst();
  if (cart) await measureAhead(customerContext(context, context.db, cart), [design_id]);
}

/** Changes the quantity of a draft's line; zero removes it. @throws GraphQLError of category input */
export async function updateDraftItem(
  context: AdminContext,
  input: UpdateDraftOrderItemInput,
): Promise<void> {
  const options = { action: "draft-order.change", changedFields: ["items"] } as const;
  await changeDraft(context, input, options, async ({ db, cart }) => {
    const lines = await CartLines.of(db, cart.id);
    const line = requireLine(lines, input.uid);
    if (input.quantity === 0) {
      await lines.remove(line);
      return {};
    }
    if (!isQuantity(input.quantity)) throw inputError(QUANTITY_PROBLEM, "quantity");
    const problem = await lines.setQuantity(line, input.quantity);
    if (problem) throw inputError(problem.message, "quantity");
    return {};
  });
}
