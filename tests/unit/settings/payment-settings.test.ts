import { describe, expect, test } from "vitest";
import { livePaymentProblem } from "~/settings/live-payments.server";
import { paymentsOf } from "~/settings/payment-names.server";
import { paymentGroup, paymentSettings, requirePaymentKeys } from "~/settings/payments.server";

const STRIPE = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };

function read(environment: Record<string, string>) {
  const parsed = paymentGroup.schema.superRefine(requirePaymentKeys).safeParse(environment);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path} ${message}`).join());
  return paymentSettings(parsed.data);
}

describe("the setting PAYMENTS", () => {
  test("offers the sandbox and checks by default", () => {
    expect(paymentsOf(read({}), "mpc")).toEqual(["sandbox", "check"]);
  });

  test("may differ by store", () => {
    const settings = read({ ...STRIPE, PAYMENTS: "check; neon=stripe, check" });
    expect(paymentsOf(settings, "neon")).toEqual(["stripe", "check"]);
    expect(paymentsOf(settings, "mpc")).toEqual(["check"]);
    expect(paymentsOf(read({ PAYMENTS: "neon=check" }), "mpc")).toEqual(["sandbox", "check"]);
  });

  test.each(["cash", "stripe check", "mpc=", "Mpc=check", "check,"])("rejects %s", (PAYMENTS) => {
    expect(() => read({ ...STRIPE, PAYMENTS })).toThrow(/PAYMENTS must be a list of stripe/);
  });

  test.each([
    ["stripe", /STRIPE_SECRET_KEY is required .*,STRIPE_WEBHOOK_SECRET is required/],
    ["paypal", /PAYPAL_CLIENT_ID is required .*,PAYPAL_CLIENT_SECRET .*,PAYPAL_WEBHOOK_ID /],
    ["banktransfer", /BANK_TRANSFER_ACCOUNT is required when PAYMENTS has banktransfer/],
  ])("requires the keys of %s", (PAYMENTS, message) => {
    expect(() => read({ PAYMENTS })).toThrow(message);
  });

  test("names the hosts to which the checkout may lead", () => {
    const paypal = { PAYPAL_CLIENT_ID: "c", PAYPAL_CLIENT_SECRET: "s", PAYPAL_WEBHOOK_ID: "w" };
    expect(read({}).pageOrigins).toEqual([]);
    expect(read({ ...STRIPE, ...paypal, PAYMENTS: "stripe,paypal" }).pageOrigins).toEqual([
      "https://checkout.stripe.com",
      "https://www.paypal.com",
    ]);
    const local = {
      STRIPE_API_URL: "http://localhost:4340/x",
      PAYPAL_API_URL: "https://api-m.sandbox.paypal.com",
    };
    expect(read({ ...STRIPE, ...paypal, ...local, PAYMENTS: "stripe,paypal" }).pageOrigins).toEqual([
      "http://localhost:4340",
      "https://www.sandbox.paypal.com",
    ]);
  });
});

describe("a shop with the sandbox", () => {
  const shop = {
    production: true,
    stores: ["mpc"],
    entrance: entranceOf({ isLocal: false }),
    payments: read({}),
  };

  function entranceOf({ isLocal }: { isLocal: boolean }) {
    return {
      hosts: null,
      apiOrigins: [],
      trustedProxies: null,
      origin: "https://shop.example",
      isHttps: true,
      isLocal,
    };
  }

  test("does not start where shoppers reach it, unless it is told so", () => {
    expect(livePaymentProblem(shop)).toContain("ALLOW_SANDBOX_PAYMENTS=1");
    expect(livePaymentProblem({ ...shop, payments: read({ ALLOW_SANDBOX_PAYMENTS: "1" }) })).toBeNull();
    const beside = read({ ...STRIPE, PAYMENTS: "stripe,sandbox" });
    expect(livePaymentProblem({ ...shop, payments: beside })).not.toBeNull();
  });

  test("starts on its own machine, in development, and where it is not offered", () => {
    expect(livePaymentProblem({ ...shop, entrance: entranceOf({ isLocal: true }) })).toBeNull();
    expect(livePaymentProblem({ ...shop, production: false })).toBeNull();
    expect(livePaymentProblem({ ...shop, payments: read({ PAYMENTS: "check" }) })).toBeNull();
    const other = read({ ...STRIPE, PAYMENTS: "sandbox;mpc=stripe" });
    expect(livePaymentProblem({ ...shop, payments: other })).toBeNull();
  });
});
