import { carryOutOperations } from "~/engine/payments/operations/carry-out-operations";
import { paymentGroup, paymentSettings } from "~/settings/payments.server";
import { StripeServer } from "../fixtures/stripe/stripe-server";
import { ordered, type TestOrder } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf } from "./paid-orders";
import { guest } from "./shopper";

/** A store whose cards are paid at a local Stripe. */
export interface StripeShop {
  engine: EngineFixture;
  stripe: StripeServer;
  order(): Promise<TestOrder>;
  /** Opens the payment page. @returns its URL */
  start(order: TestOrder): Promise<string | undefined>;
  /** The shopper's return. @returns the outcome */
  comeBack(order: TestOrder): Promise<string>;
  /** Delivers a webhook call. @returns its status */
  deliver(call: { body: string; headers: Record<string, string> }): Promise<number>;
  /** An order paid on the payment page, to which the shopper has returned. */
  paidOrder(): Promise<TestOrder>;
  /** Carries out what is due, that many minutes later. */
  work(minutes?: number): Promise<void>;
  state(order: TestOrder): Promise<{ status: string; payment: string | undefined }>;
  operations(order: TestOrder): Promise<Awaited<ReturnType<typeof operationsOf>>>;
  close(): Promise<void>;
}

export async function openStripeShop(captureAt: "order" | "production" = "order"): Promise<StripeShop> {
  const stripe = await StripeServer.open();
  const payments = paymentSettings(
    paymentGroup.schema.parse({
      PAYMENTS: "stripe,check",
      PAYMENT_CAPTURE: captureAt,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.address,
    }),
  );
  const engine = await openFixture({ payments });

  const shop: StripeShop = {
    engine,
    stripe,
    order: () => ordered(engine, guest(), { payment: "stripe" }),
    async start({ token }) {
      const { data } = await engine.graphql(
        'mutation ($token: String!) { startPayment(order_token: $token, return_url: "/checkout/pay") { redirect_url } }',
        { token },
      );
      return data?.startPayment?.redirect_url;
    },
    async comeBack({ token }) {
      const { data } = await engine.graphql(
        "mutation ($token: String!) { confirmPayment(order_token: $token) { outcome } }",
        { token },
      );
      return data.confirmPayment.outcome;
    },
    async deliver({ body, headers }) {
      return (await engine.rest("/webhooks/stripe", { method: "POST", body, headers })).status;
    },
    async paidOrder() {
      const order = await shop.order();
      await shop.start(order);
      stripe.state.pay(stripe.state.sessionOf(order.number));
      await shop.comeBack(order);
      return order;
    },
    work(minutes = 0) {
      const { db, settings } = engine;
      const context = { db, settings, storeCode: settings.brand, wakeMail: () => {} };
      return carryOutOperations.run(context, new Date(Date.now() + minutes * 60_000));
    },
    async state({ number }) {
      const { id, status, payment_reference } = await orderOf(engine, number);
      const payments = await engine.db.selectFrom("payment").selectAll().where("order_id", "=", id).execute();
      return { status, payment: payments.find(({ reference }) => reference === payment_reference)?.state };
    },
    operations: (order) => operationsOf(engine, order),
    async close() {
      await engine.close();
      await stripe.close();
    },
  };
  return shop;
}

function operationsOf({ db }: EngineFixture, { id }: TestOrder) {
  return db
    .selectFrom("payment_operation")
    .selectAll()
    .where("order_id", "=", Number(id))
    .orderBy("id")
    .execute();
}
