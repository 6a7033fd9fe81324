import type { PaymentOutcome } from "../graphql/resolvers.generated";
import { type BookingContext, bookPayment } from "./book-payment";
import { receiptToken } from "./payment-receipt";

/** Books the payment of a receipt of the sandbox page, once. */
export async function takePayment(context: BookingContext, receipt: string): Promise<PaymentOutcome> {
  const { db, settings, wakeMail } = context;
  const claims = receiptToken.read(settings, receipt);
  if (!claims || !(await isOrderOf(context, claims.orderId))) return "UNKNOWN";
  const state = settings.payments.captureAt === "order" ? "captured" : "authorized";
  const outcome = await db
    .transaction()
    .execute((transaction) => bookPayment(transaction, context, { ...claims, provider: "sandbox", state }));
  wakeMail();
  if (outcome === null) return "UNKNOWN";
  return outcome === "refunded" ? "REFUNDED" : "PAID";
}

async function isOrderOf({ db, storeCode }: BookingContext, orderId: number): Promise<boolean> {
  const order = await db
    .selectFrom("sales_order")
    .select("id")
    .where("id", "=", orderId)
    .where("store_code", "=", storeCode)
    .executeTakeFirst();
  return order !== undefined;
}
