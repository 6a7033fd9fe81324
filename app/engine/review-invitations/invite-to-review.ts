import { loadProducts } from "../catalog/load-products";
import type { Connection } from "../database/schema";
import { withoutIndex } from "../database/without-index";
import type { Job, JobContext } from "../jobs/job";
import { yieldToRequests } from "../jobs/yield-to-requests";
import { queueMail } from "../mail/outbox";
import { lockSubscriber } from "../newsletter/subscriber";
import { reviewInvitationEmail } from "./review-invitation-email";

const DAY = 24 * 60 * 60_000;
const AT_ONCE = 200;
/** Orders delivered longer ago get no invitation, for example after a long downtime of the store. */
const LATEST_DAYS = 14;

/** Days as ISO times. */
interface Span {
  after: string;
  upTo: string;
}

/**
 * Invites buyers by email to review what was delivered some days ago (`REVIEW_INVITATION_DAYS`), once per order. Whoever
 * has unsubscribed from the store's emails gets none.
 */
export const inviteToReview: Job = {
  name: "invite-to-review",
  everyMilliseconds: DAY / 8,
  async run(context, now) {
    const { inviteAfterDays } = context.settings.reviews;
    if (inviteAfterDays === 0) return;
    const span = {
      after: daysBefore(now, inviteAfterDays + LATEST_DAYS),
      upTo: daysBefore(now, inviteAfterDays),
    };
    const orders = await undecidedOrders(context.db, context.storeCode, span).limit(AT_ONCE).execute();
    let messages = 0;
    for (const { id } of orders) {
      if (await inviteBuyer(context, id, { span, now })) messages += 1;
      await yieldToRequests(context.signal);
    }
    if (messages > 0) context.wakeMail();
  },
};

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY).toISOString();
}

/** Orders of which the last parcel was delivered within the span, and which are not decided yet. */
function undecidedOrders(db: Connection, storeCode: string, { after, upTo }: Span) {
  return db
    .selectFrom("sales_order")
    .select("id")
    .where(withoutIndex("store_code"), "=", storeCode)
    .where(withoutIndex("status"), "=", "delivered")
    .where("email", "!=", "")
    .where("review_decided_at", "is", null)
    .where("id", "in", (query) =>
      query
        .selectFrom("shipment")
        .select("order_id")
        .where("delivered_at", ">", after)
        .where("delivered_at", "<=", upTo),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("shipment")
            .select("shipment.id")
            .whereRef("shipment.order_id", "=", "sales_order.id")
            .where("shipment.delivered_at", ">", upTo),
        ),
      ),
    );
}

/**
 * Records and queues in one transaction, with a conditional update, so that only one process sends.
 * @returns whether an email was queued
 */
async function inviteBuyer(
  { db, settings, storeCode }: JobContext,
  orderId: number,
  { span, now }: { span: Span; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const order = await transaction
      .updateTable("sales_order")
      .set({ review_decided_at: now.toISOString() })
      .where("id", "in", undecidedOrders(transaction, storeCode, span).where("id", "=", orderId))
      // PostgreSQL evaluates the subquery as of the start, but this again once another process has committed.
      .where("review_decided_at", "is", null)
      .returning(["id", "number", "email"])
      .executeTakeFirst();
    if (!order) return false;
    const subscriber = await lockSubscriber(transaction, { storeCode, email: order.email });
    if (subscriber?.status === "unsubscribed") return false;
    const products = await reviewableProducts(transaction, storeCode, order.id);
    if (products.length === 0) return false;
    const message = reviewInvitationEmail(settings, { storeCode, order, products, now });
    await queueMail(transaction, { kind: "reminder", storeCode, recipient: order.email, ...message });
    return true;
  });
}

/** What the buyer ordered and the store still sells, by name; not its free gift. */
async function reviewableProducts(db: Connection, storeCode: string, orderId: number) {
  const lines = await db
    .selectFrom("sales_order_item")
    .select("sku")
    .distinct()
    .where("order_id", "=", orderId)
    .where("is_free_gift", "=", 0)
    .execute();
  const products = await loadProducts(
    db,
    storeCode,
    lines.map(({ sku }) => sku),
  );
  return [...products.values()]
    .filter(({ is_salable, is_virtual }) => is_salable === 1 && is_virtual === 0)
    .map(({ sku, name }) => ({ sku, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}
