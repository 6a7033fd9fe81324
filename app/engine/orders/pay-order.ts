import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { isHosted } from "../payments/payment-methods";
import { whenOrderPaid } from "./order-hooks";
import { rejection } from "./order-states";
import { takeStep } from "./order-step";
import { paidArrival } from "./paid-arrival";
import { queueConfirmation } from "./queue-confirmation";
import { reviveOrder } from "./revive-order";

interface Payment {
  cents: number;
  /** The payment provider's reference. */
  reference: string;
}

type Outcome = Row<"payment">["outcome"];

/**
 * Applies a payment to its locked order and queues the confirmation. A payment for an order that the store has closed
 * meanwhile revives the order if possible.
 * @returns "refunded" when the order cannot accept it: it is paid, ended, or has another total
 */
export async function acceptPayment(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  { cents, reference }: Payment,
): Promise<Outcome> {
  const isWanted =
    cents === order.grand_total_cents && order.payment_reference === null && isHosted(order.payment_method);
  if (!isWanted) return "refunded";
  const paid =
    order.status === "cancelled"
      ? await reviveOrder(transaction, order, reference)
      : await pay(transaction, order, reference);
  if (!paid) return "refunded";
  await queueConfirmation(transaction, settings, paid);
  await whenOrderPaid(transaction, paid, settings);
  return order.status === "cancelled" ? "revived" : "paid";
}

/** An order on hold is paid and stays on hold. */
async function pay(transaction: Connection, order: Row<"sales_order">, reference: string) {
  const change = {
    kind: "paid",
    payment_reference: reference,
    arrival_date: await paidArrival(transaction, order),
  } as const;
  if (order.status === "on_hold") return takeStep(transaction, order, { ...change, to: "on_hold" });
  if (rejection({ ...order, payment_reference: reference }, "processing")) return null;
  return takeStep(transaction, order, { ...change, to: "processing" });
}
