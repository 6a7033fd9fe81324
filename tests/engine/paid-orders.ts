import { receiptToken } from "~/engine/payments/payment-receipt";
import { takePayment } from "~/engine/payments/take-payment";
import type { EngineFixture, Sender } from "./engine-fixture";
import { guest } from "./shopper";

/** Test helpers for orders by card and their payments. */

export type Order = Awaited<ReturnType<typeof orderOf>>;

/** The order with that number, as a database row. */
export function orderOf({ db }: EngineFixture, number: string) {
  return db.selectFrom("sales_order").selectAll().where("number", "=", number).executeTakeFirstOrThrow();
}

/** Reports the complete payment, as the payment page does. @param reference of one that is not the order's first */
export function pay(
  { db, settings }: EngineFixture,
  { id, grand_total_cents }: Order,
  reference = `test-${id}`,
) {
  const receipt = receiptToken.sign(settings, {
    orderId: id,
    cents: grand_total_cents,
    reference,
  });
  return takePayment({ db, settings, storeCode: settings.brand, wakeMail: () => {} }, receipt);
}

/** Cancels the order as its buyer. */
export function cancelByToken(engine: EngineFixture, token: string, sender: Sender = guest()) {
  return engine.graphql(
    'mutation ($token: String!) { cancelOrderByToken(order_token: $token, reason: "changed my mind") { order { status_code } errorV2 { message } } }',
    { token },
    sender,
  );
}
