import { shopEmailOf } from "~/engine/mail/sender";
import type { EngineFixture, Sender } from "./engine-fixture";
import { place, readyCart } from "./shopper";

/** Test helpers for processing orders through the link in the store's email. */

const FULFILLMENT = `steps can_ship
  order { number status_code timeline { code is_done at } shipments { number delivered_at tracking { title number url } items { product_name quantity_shipped } } items { id quantity_shipped can_claim claim { id status } } refunds { amount { value } } }
  claims { claim { id status answer } product_name refund_amount { value } photo_url }`;

/** An order in tests. */
export interface TestOrder {
  id: string;
  number: string;
  token: string;
  total: number;
  itemId: string;
}

/** An order, paid by card or to be paid by check. */
export async function ordered(
  engine: EngineFixture,
  sender: Sender,
  { quantity = 1, payment = "checkmo" } = {},
): Promise<TestOrder> {
  const { data } = await place(engine, sender, await readyCart(engine, sender, { quantity, payment }));
  const { id, number, token, total, items } = data.placeOrder.orderV2;
  return { id, number, token, total: total.grand_total.value, itemId: items[0].id };
}

/** The token of the link in the store's email about a new order. */
export async function fulfillmentToken(
  engine: EngineFixture,
  { number }: Pick<TestOrder, "number">,
): Promise<string> {
  const message = await engine.db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("recipient", "=", shopEmailOf(engine.settings))
    .where("subject", "=", `New order ${number}`)
    .executeTakeFirstOrThrow();
  return /\/orders\/desk\/([\w.-]+)/.exec(message.text_body)?.[1] ?? "no link in the letter";
}

export function fulfillment(engine: EngineFixture, token: string) {
  return engine.graphql(`query ($token: String!) { fulfillment(token: $token) { ${FULFILLMENT} } }`, {
    token,
  });
}

export function move(engine: EngineFixture, token: string, step: string) {
  return engine.graphql(
    `mutation ($token: String!, $step: FulfillmentStep!) { moveOrder(token: $token, step: $step) { ${FULFILLMENT} } }`,
    { token, step },
  );
}

export function ship(engine: EngineFixture, token: string, parcel: object = {}) {
  return engine.graphql(
    `mutation ($input: ShipOrderInput!) { shipOrder(input: $input) { ${FULFILLMENT} } }`,
    {
      input: { token, carrier: "ups", tracking_number: "1Z 999 AA1 0123 4567 84", ...parcel },
    },
  );
}

export function deliver(engine: EngineFixture, token: string, number: string) {
  return engine.graphql(
    `mutation ($token: String!, $number: String!) { deliverShipment(token: $token, shipment_number: $number) { ${FULFILLMENT} } }`,
    { token, number },
  );
}

export function decide(engine: EngineFixture, token: string, decision: object) {
  return engine.graphql(
    `mutation ($input: DecideClaimInput!) { decideClaim(input: $input) { ${FULFILLMENT} } }`,
    {
      input: { token, answer: "We looked at it.", ...decision },
    },
  );
}

/** Accepts the payment, starts production and ships everything. */
export async function sendAll(engine: EngineFixture, order: TestOrder): Promise<string> {
  const token = await fulfillmentToken(engine, order);
  await move(engine, token, "TAKE_PAYMENT");
  await move(engine, token, "START_PRODUCTION");
  await ship(engine, token);
  return token;
}

/** The same, and delivers it. */
export async function deliverAll(engine: EngineFixture, order: TestOrder): Promise<string> {
  const token = await sendAll(engine, order);
  await deliver(engine, token, `${order.number}-1`);
  return token;
}
