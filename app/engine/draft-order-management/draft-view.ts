import type { AdminContext } from "../admin-api/admin-context";
import type { CartView } from "../carts/view-cart";
import { viewTaxedCart } from "../carts/view-taxed-cart";
import type { Connection, Row } from "../database/schema";
import { contentProblem } from "../orders/order-problem";

/** Why a draft order cannot be sent; null when a customer could order it as it is. */
export function draftProblem(view: CartView): string | null {
  if (view.lines.every(({ isFreeGift }) => isFreeGift)) return "Add a product first.";
  const reason = contentProblem(view);
  if (reason) return reason;
  return view.billingAddress ? null : "Please enter an address: it decides the tax.";
}

/** The draft's cart with its totals. A tax service is asked before, and its calculation is stored with the cart. */
export async function taxDraft(context: AdminContext, draft: Row<"draft_order">): Promise<CartView> {
  const settings = context.settingsOf(draft.store_code);
  return viewTaxedCart({ db: context.db, settings }, await cartOfDraft(context.db, draft));
}

function cartOfDraft(db: Connection, { cart_id }: Row<"draft_order">): Promise<Row<"cart">> {
  return db.selectFrom("cart").selectAll().where("id", "=", cart_id).executeTakeFirstOrThrow();
}
