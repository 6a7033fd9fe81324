import type { Connection, Row } from "../../database/schema";
import { providerNameOf } from "../payment-methods";
import type { ProviderName } from "../payment-provider";
import { findPayment } from "../payment-states";

/** Captures, voids and refunds are rows of the change that requires them; `carry-out-operations.ts` carries them out. */

type Order = Pick<Row<"sales_order">, "id" | "store_code" | "payment_method">;

interface Operation {
  kind: Row<"payment_operation">["kind"];
  provider: ProviderName;
  paymentReference: string;
  cents: number;
  /** What requires it; the same cause is carried out once. */
  cause: string;
}

/**
 * Queues the return of a payment, or a part of it: a refund, or the release of an amount that is only reserved. A part
 * of a reserved amount is charged first.
 * @returns the operation's key, and whether it is such a release
 */
export async function queueReturn(
  transaction: Connection,
  order: Order,
  { paymentReference, cents, cause }: Omit<Operation, "kind" | "provider">,
): Promise<{ key: string; isRelease: boolean }> {
  const payment = await findPayment(transaction, paymentReference);
  const isReserved = payment !== undefined && (await isOnlyReserved(transaction, payment));
  const isRelease = isReserved && cents === payment.amount_cents;
  if (isReserved && !isRelease) await queueCaptureOf(transaction, order, payment);
  const kind = isRelease ? "void" : "refund";
  const provider = payment?.provider ?? providerNameOf(order.payment_method);
  const key = await queue(transaction, order, { kind, provider, paymentReference, cents, cause });
  return { key, isRelease };
}

/** Queues the capture of the order's payment if the amount is reserved, unless it is about to be released. */
export async function queueCapture(
  transaction: Connection,
  order: Order & Pick<Row<"sales_order">, "payment_reference">,
): Promise<void> {
  if (order.payment_reference === null) return;
  const payment = await findPayment(transaction, order.payment_reference);
  if (payment?.state !== "authorized" || (await isUnderWay(transaction, payment, "void"))) return;
  await queueCaptureOf(transaction, order, payment);
}

async function queueCaptureOf(
  transaction: Connection,
  order: Order,
  { amount_cents, provider, reference }: Row<"payment">,
): Promise<void> {
  await queue(transaction, order, {
    kind: "capture",
    provider,
    paymentReference: reference,
    cents: amount_cents,
    cause: "production",
  });
}

async function queue(
  transaction: Connection,
  order: Order,
  { kind, provider, paymentReference, cents, cause }: Operation,
): Promise<string> {
  const key = `${kind}-${cause}-${paymentReference}`;
  const now = new Date().toISOString();
  await transaction
    .insertInto("payment_operation")
    .values({
      idempotency_key: key,
      store_code: order.store_code,
      order_id: order.id,
      provider,
      payment_reference: paymentReference,
      kind,
      amount_cents: cents,
      cause,
      state: "waiting",
      due_at: now,
      reference: null,
      problem: null,
      created_at: now,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .execute();
  return key;
}

/** True if the payment is neither charged, nor going to be. */
export async function isOnlyReserved(db: Connection, payment: Row<"payment">): Promise<boolean> {
  return payment.state === "authorized" && !(await isUnderWay(db, payment, "capture"));
}

/** Checks whether an operation of the payment was queued and has not failed. */
async function isUnderWay(
  db: Connection,
  { reference }: Row<"payment">,
  kind: Operation["kind"],
): Promise<boolean> {
  const operation = await db
    .selectFrom("payment_operation")
    .select("id")
    .where("payment_reference", "=", reference)
    .where("kind", "=", kind)
    .where("state", "!=", "failed")
    .executeTakeFirst();
  return operation !== undefined;
}
