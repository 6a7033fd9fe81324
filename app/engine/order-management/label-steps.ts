import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { AuditAction } from "../audit/audit-actions";
import type { Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { attemptLabel } from "../shipping/labels/attempt-label";
import { claimPurchase } from "../shipping/labels/buy-label";
import { quoteLabel } from "../shipping/labels/quote-label";
import { claimVoid } from "../shipping/labels/void-label";
import { changeOrder, type OrderChange, type OrderForm } from "./change-order";
import { writeComment } from "./order-comment";
import { orderByNumber } from "./order-scope";

/** Shipping labels by staff; all return the order's number. */

type Label = Row<"shipping_label">;

/** Registers a parcel with the label service, for its rates, which costs nothing. */
export async function quoteForParcel(
  context: AdminContext,
  { number, ...parcel }: { number: string; key: string; box: string; grams: number },
): Promise<string> {
  const order = await orderByNumber(context, await requireSession(context), number);
  if (!order) throw inputError("There's no such order.");
  const settings = context.settingsOf(order.store_code);
  await quoteLabel({ db: context.db, settings }, order, parcel);
  return order.number;
}

/** Buys a label at one of its rates. Whether the service sold it is in the label's state. */
export function buyLabelForStaff(
  context: AdminContext,
  { label_id, rate_id, ...form }: OrderForm & { label_id: string; rate_id: string },
): Promise<string> {
  return carryOut(context, form, "order.label-buy", ({ transaction, order }) =>
    claimPurchase(transaction, order, { labelId: label_id, rateId: rate_id }),
  );
}

/** Takes a label back that is not used. */
export function voidLabelForStaff(
  context: AdminContext,
  { label_id, ...form }: OrderForm & { label_id: string },
): Promise<string> {
  return carryOut(context, form, "order.label-void", ({ transaction, order }) =>
    claimVoid(transaction, order, label_id),
  );
}

/** Claims a label in the form's transaction, then calls the service, which no transaction waits for. */
async function carryOut(
  context: AdminContext,
  form: OrderForm,
  action: Extract<AuditAction, "order.label-buy" | "order.label-void">,
  claim: (change: OrderChange) => Promise<Label | undefined>,
): Promise<string> {
  let claimed: { label: Label; settings: OrderChange["settings"] } | undefined;
  const options = { action, changedFields: ["labels"], needsVersion: false };
  const number = await changeOrder(context, form, options, async (change) => {
    const label = await claim(change);
    if (!label) return undefined;
    claimed = { label, settings: change.settings };
    const kind = action === "order.label-buy" ? "label-bought" : "label-voided";
    return writeComment(change, kind, [label.carrier, label.service].filter(Boolean).join(" "));
  });
  if (claimed) await attemptLabel({ db: context.db, settings: claimed.settings }, claimed.label);
  return number;
}
