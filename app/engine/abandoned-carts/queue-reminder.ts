import { viewCart } from "../carts/view-cart";
import { lockRows } from "../database/dialect";
import type { Connection, Row, Transaction } from "../database/schema";
import type { JobContext } from "../jobs/job";
import { queueMail } from "../mail/outbox";
import { lockSubscriber } from "../newsletter/subscriber";
import { randomId } from "../shared/secrets";
import { abandonedCartEmail } from "./abandoned-cart-email";

/** Minimum number of days between two reminders to one person. */
const REST_DAYS = 7;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Decides once about one abandoned cart, and queues its reminder unless the person must not get one. Locks cart and
 * subscriber and records the decision at most once, so that only one of several processes sends.
 * @param upTo ISO time; a cart changed after it is not abandoned
 * @returns whether an email was queued
 */
export async function queueReminder(
  { db, settings, storeCode }: JobContext,
  cartId: string,
  upTo: string,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const cart = await lockAbandonedCart(transaction, cartId, upTo);
    if (!cart) return false;
    const customer = await findCustomer(transaction, cart);
    const email = customer?.email ?? cart.email;
    if (email === null) return false;
    const subscriber = await lockSubscriber(transaction, { storeCode, email });
    if (subscriber?.status !== "subscribed") return false;

    const { lines } = await viewCart(transaction, cart, now);
    const isWelcome =
      lines.length > 0 &&
      !(await hasOrderedSince(transaction, cart, email)) &&
      !(await wasRemindedLately(transaction, { storeCode, email }, now));
    const reminderId = await recordDecision(transaction, { cart, email, now, isSent: isWelcome });
    if (reminderId === null || !isWelcome) return false;
    const message = abandonedCartEmail(settings, {
      reminderId,
      reader: { storeCode, email, firstname: customer?.firstname ?? null },
      lines,
      now,
    });
    await queueMail(transaction, { kind: "reminder", storeCode, recipient: email, ...message });
    return true;
  });
}

function lockAbandonedCart(db: Transaction, cartId: string, upTo: string): Promise<Row<"cart"> | undefined> {
  const query = db
    .selectFrom("cart")
    .selectAll()
    .where("id", "=", cartId)
    .where("is_active", "=", 1)
    .where("updated_at", "<=", upTo);
  return lockRows(db, query).executeTakeFirst();
}

async function findCustomer(db: Connection, { customer_id }: Row<"cart">) {
  if (customer_id === null) return undefined;
  return db
    .selectFrom("customer")
    .select(["email", "firstname"])
    .where("id", "=", customer_id)
    .executeTakeFirst();
}

/** Checks orders from any cart: a recent buyer needs no reminder. */
async function hasOrderedSince(
  db: Connection,
  { store_code, customer_id, updated_at }: Row<"cart">,
  email: string,
): Promise<boolean> {
  const order = await db
    .selectFrom("sales_order")
    .select("id")
    .where((is) => is.or([is("email", "=", email), is("customer_id", "=", customer_id)]))
    .where("store_code", "=", store_code)
    .where("created_at", ">", updated_at)
    .executeTakeFirst();
  return order !== undefined;
}

async function wasRemindedLately(
  db: Connection,
  { storeCode, email }: { storeCode: string; email: string },
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - REST_DAYS * DAY_MILLISECONDS).toISOString();
  const reminder = await db
    .selectFrom("cart_reminder")
    .select("id")
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .where("sent_at", ">", since)
    .executeTakeFirst();
  return reminder !== undefined;
}

/** Records the decision. @returns the reminder's id; null when another process has already decided about the cart */
async function recordDecision(
  db: Connection,
  { cart, email, now, isSent }: { cart: Row<"cart">; email: string; now: Date; isSent: boolean },
): Promise<string | null> {
  const decidedAt = now.toISOString();
  const recorded = await db
    .insertInto("cart_reminder")
    .values({
      id: randomId(),
      cart_id: cart.id,
      store_code: cart.store_code,
      email,
      decided_at: decidedAt,
      sent_at: isSent ? decidedAt : null,
    })
    .onConflict((conflict) => conflict.column("cart_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return recorded?.id ?? null;
}
