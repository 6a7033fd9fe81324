import { receiptToken } from "~/engine/payments/payment-receipt";
import { takePayment } from "~/engine/payments/take-payment";
import type { EngineFixture, Sender } from "./engine-fixture";
import { guest } from "./shopper";

/** Orders by card and their payments, as sentences for tests. */

export type Order = Awaited<ReturnType<typeof orderOf>>;

/** The order of that number, as the database has it. */
export function orderOf({ db }: EngineFixture, number: string) {
  return db.selectFrom("sales_order").selectAll().where("number", "=", number).executeTakeFirstOrThrow();
}

/** The payment page tells that all of it was paid. */
export function pay({ db, settings }: EngineFixture, { id, grand_total_cents }: Order) {
  const receipt = receiptToken.sign(settings, {
    orderId: id,
    cents: grand_total_cents,
    reference: `test-${id}`,
  });
  return takePayment({ db, settings, storeCode: settings.brand, wakeMail: () => {} }, receipt);
}

/** The buyer asks for the order to be cancelled. */
export function cancelByToken(engine: EngineFixture, token: string, sender: Sender = guest()) {
  return engine.graphql(
    'mutation ($token: String!) { cancelOrderByToken(order_token: $token, reason: "changed my mind") { order { status_code } errorV2 { message } } }',
    { token },
    sender,
  );
}
