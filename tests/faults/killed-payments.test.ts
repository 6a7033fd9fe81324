import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fulfillmentToken } from "~/engine/fulfillment/fulfillment-token";
import { freshSettings } from "../engine/engine-fixture";
import { StripeServer } from "../fixtures/stripe/stripe-server";
import { Shopper } from "../load/shopper";
import { type Checkout, placeCheckout, prepareCheckout } from "./checkouts";
import { endClaims, hurryPayments, inDatabase } from "./hurry";
import { Shops } from "./shops";

/** Kills the store at each step between paying, booking, charging and refunding, while Stripe has already acted. */

const PATIENCE = 120_000;
const UNDESIGNED = "split-rings";

let stripe: StripeServer;
let shops: Shops;
let fresh: Awaited<ReturnType<typeof freshSettings>>;

/** Serves a store of its own during a group of tests. */
function serveDuring(captureAt: "order" | "production"): void {
  beforeAll(async () => {
    stripe = await StripeServer.open();
    fresh = await freshSettings();
    shops = await Shops.open(fresh.settings, 1, {
      PAYMENTS: "stripe,check",
      PAYMENT_CAPTURE: captureAt,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.address,
    });
  }, PATIENCE);
  afterAll(async () => {
    await shops.stop();
    await stripe.close();
    await fresh.remove();
  });
}

interface PlacedOrder {
  number: string;
  token: string;
}

const shopper = () => new Shopper(shops.address, "killed-payments-guest");

async function placedOrder(): Promise<PlacedOrder> {
  const buyer = {
    shopper: shopper(),
    email: "guest@example.com",
    customerId: null,
    lines: [{ sku: UNDESIGNED, quantity: 2, entered_options: [] }],
    giftCards: [],
    hasBalances: false,
  };
  const checkout: Checkout = await prepareCheckout(buyer, { payment: "stripe", usesBalances: false });
  await placeCheckout(buyer, checkout);
  if (!checkout.order) throw new Error("No order was placed.");
  return checkout.order;
}

function start({ token }: PlacedOrder) {
  return shopper().ask(
    'mutation ($token: String!) { startPayment(order_token: $token, return_url: "/checkout/pay") { redirect_url } }',
    { token },
  );
}

function comeBack({ token }: PlacedOrder) {
  return shopper().ask("mutation ($token: String!) { confirmPayment(order_token: $token) { outcome } }", {
    token,
  });
}

/** An order whose amount is reserved, or charged. */
async function paidOrder(): Promise<PlacedOrder> {
  const order = await placedOrder();
  await start(order);
  stripe.state.pay(stripe.state.sessionOf(order.number));
  await comeBack(order);
  return order;
}

function startProduction({ number }: PlacedOrder) {
  return inDatabase(fresh.settings, async (db) => {
    const { id } = await db
      .selectFrom("sales_order")
      .select("id")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const token = fulfillmentToken.sign(fresh.settings, { orderId: id });
    await shopper().ask(
      "mutation ($token: String!) { moveOrder(token: $token, step: START_PRODUCTION) { can_ship } }",
      {
        token,
      },
    );
  });
}

function cancel({ token }: PlacedOrder) {
  return shopper().ask(
    'mutation ($token: String!) { cancelOrderByToken(order_token: $token, reason: "changed my mind") { order { number } } }',
    { token },
  );
}

/** Kills the store once Stripe has carried out the call, before its answer. @returns the port, once it is dead */
function killAfter(call: string): Promise<number> {
  return new Promise((resolve, reject) => {
    stripe.disturbNext(call, "answers", () => shops.killOne(0).then(resolve, reject));
  });
}

/** Restarts the store; what the dead process had claimed is due. */
async function restart(port: number): Promise<void> {
  await endClaims(fresh.settings);
  await shops.start(port);
}

function recordOf({ number }: PlacedOrder) {
  return inDatabase(fresh.settings, async (db) => {
    const order = await db
      .selectFrom("sales_order")
      .selectAll()
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const payments = await db.selectFrom("payment").selectAll().where("order_id", "=", order.id).execute();
    const operations = await db
      .selectFrom("payment_operation")
      .select(["kind", "state"])
      .where("order_id", "=", order.id)
      .execute();
    const emails = await db
      .selectFrom("mail_outbox")
      .select("id")
      .where("subject", "=", `Your order ${number}`)
      .execute();
    return {
      status: order.status,
      payments: payments.map(({ state }): string => state),
      operations: operations.map(({ kind, state }) => `${kind} ${state}`),
      confirmations: emails.length,
    };
  });
}

function untilRecorded(order: PlacedOrder, expected: Partial<Awaited<ReturnType<typeof recordOf>>>) {
  return vi.waitFor(async () => expect(await recordOf(order)).toMatchObject(expected), {
    timeout: PATIENCE,
    interval: 250,
  });
}

const BOOKED = { status: "processing", payments: ["authorized"], confirmations: 1 };

function refundsOf({ number }: PlacedOrder) {
  return stripe.state.refundsOf(stripe.state.sessionOf(number).payment_intent ?? "");
}

describe("a store that reserves amounts and is killed", () => {
  serveDuring("production");

  it(
    "between opening a payment and recording it, opens one page",
    async () => {
      const order = await placedOrder();
      const killed = killAfter("POST /v1/checkout/sessions");
      await expect(start(order)).rejects.toThrow();
      await restart(await killed);
      await start(order);
      const sessions = [...stripe.state.sessions.values()];
      expect(sessions.filter((each) => each.client_reference_id === order.number)).toHaveLength(1);
    },
    PATIENCE,
  );

  it(
    "between a payment and its booking by the returning shopper, books it by the webhook, once",
    async () => {
      const order = await placedOrder();
      await start(order);
      const session = stripe.state.sessionOf(order.number);
      stripe.state.pay(session);
      const killed = killAfter("GET /v1/checkout/sessions");
      await expect(comeBack(order)).rejects.toThrow();
      await restart(await killed);
      const { body, headers } = stripe.event("checkout.session.completed", session);
      for (let time = 0; time < 2; time += 1) {
        const response = await fetch(`${shops.address()}/webhooks/stripe`, { method: "POST", body, headers });
        expect(response.status).toBe(200);
      }
      await untilRecorded(order, BOOKED);
    },
    PATIENCE,
  );

  it(
    "between a payment and its booking by the webhook, books it by itself, once",
    async () => {
      const order = await placedOrder();
      await start(order);
      const session = stripe.state.sessionOf(order.number);
      stripe.state.pay(session);
      const { body, headers } = stripe.event("checkout.session.completed", session);
      const killed = killAfter("GET /v1/checkout/sessions");
      const call = fetch(`${shops.address()}/webhooks/stripe`, { method: "POST", body, headers });
      await expect(call).rejects.toThrow();
      await restart(await killed);
      await untilRecorded(order, BOOKED);
    },
    PATIENCE,
  );

  it(
    "between the charge and its record, charges once",
    async () => {
      const order = await paidOrder();
      await startProduction(order);
      const killed = killAfter("POST /v1/payment_intents");
      await hurryPayments(fresh.settings);
      await restart(await killed);
      await untilRecorded(order, {
        status: "in_production",
        payments: ["captured"],
        operations: ["capture settled"],
      });
      const intent = stripe.state.intent(stripe.state.sessionOf(order.number).payment_intent ?? "");
      expect(intent.amount_received).toBe(intent.amount);
    },
    PATIENCE,
  );

  it(
    "between the release of an amount and its record, releases it",
    async () => {
      const order = await paidOrder();
      const killed = killAfter("POST /v1/payment_intents");
      await cancel(order);
      await hurryPayments(fresh.settings);
      await restart(await killed);
      await untilRecorded(order, { status: "refunded", payments: ["voided"], operations: ["void settled"] });
    },
    PATIENCE,
  );
});

describe("a store that charges at once and is killed", () => {
  serveDuring("order");

  function expectRefundedOnce(order: PlacedOrder) {
    return untilRecorded(order, {
      status: "refunded",
      payments: ["refunded"],
      operations: ["refund settled"],
    });
  }

  it(
    "between the request of a refund and the call, refunds once",
    async () => {
      const order = await paidOrder();
      await cancel(order);
      await restart(await shops.killOne(0));
      await expectRefundedOnce(order);
      expect(refundsOf(order)).toHaveLength(1);
    },
    PATIENCE,
  );

  it(
    "between the refund and its record, refunds once",
    async () => {
      const order = await paidOrder();
      const killed = killAfter("POST /v1/refunds");
      await cancel(order);
      await hurryPayments(fresh.settings);
      await restart(await killed);
      await expectRefundedOnce(order);
      expect(refundsOf(order)).toHaveLength(1);
    },
    PATIENCE,
  );
});
