import { describe, expect, test } from "vitest";
import { liveTaxProblem } from "~/settings/live-taxes.server";
import { paymentGroup, paymentSettings } from "~/settings/payments.server";
import { isRegistered, registrationsOf } from "~/settings/tax-registrations.server";
import { requireTaxKey, taxGroup, taxSettings } from "~/settings/taxes.server";

function read(environment: Record<string, string>) {
  const schema = paymentGroup.schema.merge(taxGroup.schema).superRefine(requireTaxKey);
  const parsed = schema.safeParse(environment);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path} ${message}`).join());
  return taxSettings(parsed.data);
}

describe("the setting TAX_REGISTRATIONS", () => {
  test("names states, each with the day from which tax is collected", () => {
    const registrations = registrationsOf(read({ TAX_REGISTRATIONS: "IL:2026-01-01, TX:2026-06-01" }), "mpc");
    expect(isRegistered(registrations, "IL", "2026-01-01")).toBe(true);
    expect(isRegistered(registrations, "TX", "2026-05-31")).toBe(false);
    expect(isRegistered(registrations, "TX", "2026-06-01")).toBe(true);
    expect(isRegistered(registrations, "CA", "2030-01-01")).toBe(false);
  });

  test("may differ by store; a store without a list collects nothing", () => {
    const settings = read({ TAX_REGISTRATIONS: "mpc=all;neon=none" });
    expect(isRegistered(registrationsOf(settings, "mpc"), "CA", "2026-01-01")).toBe(true);
    expect(isRegistered(registrationsOf(settings, "neon"), "CA", "2026-01-01")).toBe(false);
    expect(isRegistered(registrationsOf(settings, "third"), "CA", "2026-01-01")).toBe(false);
  });

  test("is every state when it is missing", () => {
    expect(registrationsOf(read({}), "mpc")).toBe("all");
  });

  test.each(["IL", "IL:2026-02-30", "il:2026-01-01", "IL:2026-01-01 TX:2026-01-01", "mpc=", "none;none"])(
    "rejects %s",
    (TAX_REGISTRATIONS) => {
      expect(() => read({ TAX_REGISTRATIONS })).toThrow(/TAX_REGISTRATIONS must be states with days/);
    },
  );
});

test("Stripe Tax needs Stripe's key", () => {
  expect(() => read({ TAX_SERVICE: "stripe" })).toThrow("STRIPE_SECRET_KEY is required");
  expect(read({ TAX_SERVICE: "stripe", STRIPE_SECRET_KEY: "sk" }).stripe?.secretKey).toBe("sk");
  expect(read({ STRIPE_SECRET_KEY: "sk" }).stripe).toBeNull();
});

describe("a live shop", () => {
  const live = {
    production: true,
    stores: ["mpc"],
    entrance: {
      hosts: null,
      apiOrigins: [],
      trustedProxies: null,
      origin: "https://shop.example",
      isHttps: true,
      isLocal: false,
    },
    payments: paymentSettings(paymentGroup.schema.parse({ PAYMENTS: "check" })),
    taxes: read({}),
  };

  test("does not start without its registrations", () => {
    expect(liveTaxProblem(live)).toContain("TAX_REGISTRATIONS must name the states");
    expect(liveTaxProblem({ ...live, taxes: read({ TAX_REGISTRATIONS: "none" }) })).toBeNull();
  });

  test("is not one on its own machine, in development, or while it demonstrates the sandbox", () => {
    expect(liveTaxProblem({ ...live, entrance: { ...live.entrance, isLocal: true } })).toBeNull();
    expect(liveTaxProblem({ ...live, production: false })).toBeNull();
    expect(liveTaxProblem({ ...live, payments: paymentSettings(paymentGroup.schema.parse({})) })).toBeNull();
  });
});
