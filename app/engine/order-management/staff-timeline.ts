import type { TimelineEntry } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import type { OrderProgress } from "../orders/order-progress";
import { statusLabel } from "../orders/order-states";
import { refundReason } from "../refunds/refund-reason";
import { formatMoney } from "../totals/money";
import { buyerTimeline } from "./buyer-timeline";
import { commentTitles } from "./comment-kinds";

const claimTitles: Record<string, string> = {
  open: "Claim",
  replaced: "Claim: remake",
  refunded: "Claim: refund",
  declined: "Claim: declined",
};

const PART_CANCELED = "Canceled in part before the payment";

const operationTitles: Record<Row<"payment_operation">["kind"], string> = {
  capture: "Charge",
  void: "Release of the reserved amount",
  refund: "Refund",
};

/**
 * Everything that happened to an order, newest first: steps, notes, parcels, claims, refunds, payment operations, emails and
 * replies to proofs.
 */
export async function staffTimeline(
  db: Connection,
  order: Row<"sales_order">,
  progress: OrderProgress,
  operations: Row<"payment_operation">[],
): Promise<TimelineEntry[]> {
  const withBuyer = await buyerTimeline(db, order);
  const comments = await db
    .selectFrom("order_comment")
    .innerJoin("admin_user", "admin_user.id", "order_comment.admin_user_id")
    .select(["order_comment.kind", "order_comment.text", "order_comment.created_at", "admin_user.name"])
    .where("order_comment.order_id", "=", order.id)
    .orderBy("order_comment.id")
    .execute();
  const entries: TimelineEntry[] = [
    entry(order.created_at, "Order placed"),
    ...progress.events.map(({ created_at, kind, from_status, to_status }) =>
      entry(created_at, kind === "cancelled-in-part" ? PART_CANCELED : stepTitle(from_status, to_status)),
    ),
    ...comments.map(({ kind, text, created_at, name }) =>
      entry(created_at, commentTitles[kind], text || "Erased", name),
    ),
    ...progress.shipments.flatMap(({ number, shipped_at, delivered_at }) => [
      entry(shipped_at, `Parcel ${number} shipped`),
      ...(delivered_at ? [entry(delivered_at, `Parcel ${number} delivered`)] : []),
    ]),
    ...progress.claims.map(({ created_at, status, message }) =>
      entry(created_at, claimTitles[status] ?? "Claim", message),
    ),
    ...operations.map(({ kind, amount_cents, state, problem, created_at, finished_at }) =>
      entry(
        finished_at ?? created_at,
        `${operationTitles[kind]} of ${formatMoney(amount_cents)}: ${state}`,
        problem,
      ),
    ),
    ...progress.refunds.map(({ created_at, amount_cents, reason_key }) =>
      entry(created_at, `Refunded ${formatMoney(amount_cents)}`, refundReason(reason_key)),
    ),
    ...withBuyer,
  ];
  return entries
    .map((each, index) => ({ each, index }))
    .sort((one, other) => other.each.at.localeCompare(one.each.at) || other.index - one.index)
    .map(({ each }) => each);
}

function stepTitle(from: string, to: string): string {
  return from === to ? statusLabel(to) : `${statusLabel(from)} → ${statusLabel(to)}`;
}

function entry(
  at: string,
  title: string,
  text: string | null = null,
  by: string | null = null,
): TimelineEntry {
  return { at, title, text, by };
}
