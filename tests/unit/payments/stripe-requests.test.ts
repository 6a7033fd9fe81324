import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stripeProvider } from "~/engine/payments/providers/stripe";
import { openStripe } from "~/engine/payments/providers/stripe-client";
import { StripeServer } from "../../fixtures/stripe/stripe-server";

/** The local Stripe takes what Stripe's OpenAPI document describes, and nothing else. */

let stripe: StripeServer;
let account: { secretKey: string; webhookSecret: string; apiUrl: string };
beforeAll(async () => {
  stripe = await StripeServer.open();
  const { secretKey, webhookSecret, address } = stripe;
  account = { secretKey, webhookSecret, apiUrl: address };
});
afterAll(() => stripe.close());

const order = { id: 1, number: "MPC1", email: "ada@example.com", grand_total_cents: 2000, store_code: "mpc" };

describe.each(["order", "production"] as const)("every call of a store that charges at %s", (captureAt) => {
  it("is described", async () => {
    const provider = stripeProvider(account, { captureAt });
    const { reference } = await provider.start(
      order,
      "https://shop.example/checkout/pay",
      crypto.randomUUID(),
    );
    const { id } = stripe.state.pay(stripe.state.sessionOf(order.number));
    await expect(provider.confirm(reference ?? "", { isWanted: true, key: "" })).resolves.toMatchObject({
      reference: id,
      cents: 2000,
    });
    if (captureAt === "production") await provider.capture(id, 2000, crypto.randomUUID());
    await expect(provider.refund(id, 500, crypto.randomUUID())).resolves.toMatchObject({ state: "settled" });
    await expect(provider.fetch(id)).resolves.toMatchObject({
      capturedCents: 2000,
      refunds: [{ cents: 500 }],
    });
  });
});

describe("a call that is not described", () => {
  const refund = async (parameters: object) => (await openStripe(account)).refunds.create(parameters);

  it.each([
    ["has a parameter that Stripe does not take", { payment_intent: "pi_1", amount: 5, order: "MPC1" }],
    ["has a parameter of another type", { payment_intent: "pi_1", amount: 5.5 }],
    ["has another value than those listed", { payment_intent: "pi_1", reason: "changed_mind" }],
  ])("is rejected when it %s", async (_reason, parameters) => {
    await expect(refund(parameters)).rejects.toMatchObject({ code: "parameter_unknown", statusCode: 400 });
  });
});
