import { carryOutOperations } from "~/engine/payments/operations/carry-out-operations";
import { paymentGroup, paymentSettings } from "~/settings/payments.server";
import type { PaypalServer } from "../fixtures/paypal/paypal-server";
import { ordered, type TestOrder } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf } from "./paid-orders";
import { guest } from "./shopper";

/** A store that is paid at a local PayPal. */
export interface PaypalShop {
  engine: EngineFixture;
  order(quantity?: number): Promise<TestOrder>;
  /** Opens PayPal's page. @returns its URL; undefined when it cannot be opened */
  start(order: TestOrder): Promise<string | undefined>;
  /** The shopper agrees on PayPal's page. @returns where PayPal sends them */
  approve(page: string | undefined): Promise<string | null>;
  /** The shopper's return. @returns the outcome */
  comeBack(order: TestOrder): Promise<string>;
  /** Delivers a webhook call. @returns its status */
  deliver(call: { body: string; headers: Record<string, string> }): Promise<number>;
  /** An order paid on PayPal's page, from which the shopper has returned. */
  paidOrder(): Promise<TestOrder>;
  /** Carries out what is due, that many minutes later. */
  work(minutes?: number): Promise<void>;
  state(order: TestOrder): Promise<{ status: string; payment: string | undefined }>;
  operations(order: TestOrder): Promise<{ kind: string; state: string; problem: string | null }[]>;
}

export async function openPaypalShop(
  paypal: PaypalServer,
  captureAt: "order" | "production" = "order",
): Promise<PaypalShop> {
  const payments = paymentSettings(
    paymentGroup.schema.parse({
      PAYMENTS: "paypal,check",
      PAYMENT_CAPTURE: captureAt,
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
      PAYPAL_API_URL: paypal.address,
    }),
  );
  const engine = await openFixture({ payments });

  const shop: PaypalShop = {
    engine,
    order: (quantity) => ordered(engine, guest(), { payment: "paypal", quantity }),
    async start({ token }) {
      const { data } = await engine.graphql(
        'mutation ($token: String!) { startPayment(order_token: $token, return_url: "/checkout/pay") { redirect_url } }',
        { token },
      );
      return data?.startPayment?.redirect_url;
    },
    async approve(page = "") {
      return (await fetch(page, { method: "POST", redirect: "manual" })).headers.get("Location");
    },
    async comeBack({ token }) {
      const { data } = await engine.graphql(
        "mutation ($token: String!) { confirmPayment(order_token: $token) { outcome } }",
        { token },
      );
      return data.confirmPayment.outcome;
    },
    async deliver({ body, headers }) {
      return (await engine.rest("/webhooks/paypal", { method: "POST", body, headers })).status;
    },
    async paidOrder() {
      const order = await shop.order();
      await shop.approve(await shop.start(order));
      await shop.comeBack(order);
      return order;
    },
    work(minutes = 0) {
      return carryOutOperations.run(jobContext(engine), new Date(Date.now() + minutes * 60_000));
    },
    async state({ number }) {
      const { id, status } = await orderOf(engine, number);
      const payment = await engine.db
        .selectFrom("payment")
        .select("state")
        .where("order_id", "=", id)
        .executeTakeFirst();
      return { status, payment: payment?.state };
    },
    operations({ id }) {
      return engine.db
        .selectFrom("payment_operation")
        .select(["kind", "state", "problem"])
        .where("order_id", "=", Number(id))
        .orderBy("id")
        .execute();
    },
  };
  return shop;
}

export function jobContext({ db, settings }: EngineFixture) {
  return { db, settings, storeCode: "mpc", wakeMail: () => {} };
}
