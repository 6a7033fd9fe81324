import type { AdminContext } from "../admin-api/admin-context";
import { changedMeanwhile } from "../admin-api/admin-errors";
import type { AuditAction } from "../audit/audit-actions";
import { changeOnce } from "../audit/change-once";
import { type CartChange, lockCart } from "../carts/change-cart";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { ENDED } from "../orders/order-actions";
import { findOrderOfCart } from "../orders/place-order";
import type { StaffSession } from "../staff/staff-session";
import { customerContext } from "./customer-context";
import { lockDraftById } from "./draft-scope";

const ORDERED = "The customer has ordered it, so the draft can't be changed any more.";

/** A form on a draft order's page. */
export interface DraftForm {
  id: string;
  key: string;
  version: string;
}

/** The locked draft with its locked cart, and who changes them. */
export interface DraftChange extends CartChange {
  draft: Row<"draft_order">;
  session: StaffSession;
}

/** Columns of the draft to change besides its version, and the cents that count toward the person's refunds of the day. */
export interface DraftResult {
  columns?: Partial<Omit<Row<"draft_order">, "id" | "version">>;
  amountCents?: number;
}

interface ChangeOptions {
  action: AuditAction;
  /** Names of the fields that the action changes, for the audit log. */
  changedFields: readonly string[];
  /** False for what leaves the content alone. */
  revokesLink?: boolean;
  /** True for what takes the cart back from an order that was canceled or refunded, and does nothing without one. */
  takesCartBack?: boolean;
}

/**
 * Changes a draft order that is neither ordered nor canceled, in one transaction with its entry in the audit log. A form
 * that is sent twice acts once. A changed content revokes the payment link: what the customer was emailed would differ
 * from what it shows.
 * @throws GraphQLError CHANGED when it is not as the form showed it; of category input when it cannot be changed
 */
export async function changeDraft(
  context: AdminContext,
  form: DraftForm,
  { action, changedFields, revokesLink = true, takesCartBack = false }: ChangeOptions,
  change: (change: DraftChange) => Promise<DraftResult>,
): Promise<void> {
  await changeOnce(context, form.key, {
    async lock(transaction, session) {
      const draft = await lockDraftById(transaction, session, form.id);
      if (!draft) throw inputError("There's no such draft order.");
      return draft;
    },
    async change(draft, { transaction, session }) {
      if (String(draft.version) !== form.version) throw changedMeanwhile("This draft order");
      const cart = requireCart(draft, await lockCart(transaction, draft.cart_id));
      const order = await findOrderOfCart(transaction, cart.id);
      if (takesCartBack) await takeCartBack(transaction, order);
      else if (order) throw inputError(ORDERED);
      const { columns, amountCents } = await change({
        draft,
        session,
        cart,
        db: transaction,
        context: customerContext(context, transaction, cart),
        visitor: { storeCode: cart.store_code, customerId: cart.customer_id },
      });
      await transaction
        .updateTable("draft_order")
        .set({ ...(revokesLink && { token_hash: null }), ...columns, version: draft.version + 1 })
        .where("id", "=", draft.id)
        .execute();
      return {
        action,
        subject: { type: "draft-order", id: String(draft.id) },
        storeCode: draft.store_code,
        changedFields,
        amountCents,
      };
    },
  });
  context.wakeMail();
}

function requireCart({ canceled_at }: Row<"draft_order">, cart: Row<"cart"> | undefined): Row<"cart"> {
  if (canceled_at !== null) throw inputError("This draft is canceled.");
  if (!cart) throw new Error("A draft order has lost its cart.");
  return cart;
}

/** The order has lines of its own. A late payment revives only an order that the store closed, which has returned its cart. */
async function takeCartBack(transaction: Connection, order: Row<"sales_order"> | undefined): Promise<void> {
  if (!order?.cart_id) throw inputError("This draft is open already.");
  if (!ENDED.includes(order.status)) throw inputError(ORDERED);
  await transaction.updateTable("sales_order").set({ cart_id: null }).where("id", "=", order.id).execute();
}
