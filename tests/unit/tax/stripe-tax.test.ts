import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stripeTax } from "~/engine/tax/service/stripe-tax";
import type { TaxRequest } from "~/engine/tax/service/tax-calculation";
import { TaxOperationRejected } from "~/engine/tax/service/tax-operation-rejected";
import type { TaxService } from "~/engine/tax/service/tax-service";
import { StripeServer } from "../../fixtures/stripe/stripe-server";

let stripe: StripeServer;
let service: TaxService;
beforeAll(async () => {
  stripe = await StripeServer.open();
});
/** An account of its own, since a failure makes one pause. */
beforeEach(() => {
  service = stripeTax({ secretKey: stripe.secretKey, apiUrl: stripe.address });
});
afterAll(() => stripe.close());

function request(count: number, changes: Partial<TaxRequest["address"]> = {}): TaxRequest {
  return {
    address: { street: ["1 Main St"], city: "Chicago", region: "IL", postcode: "60601", ...changes },
    isExempt: false,
    lines: Array.from({ length: count }, (_, row) => ({
      row,
      taxClass: row % 2 ? "clothing" : "goods",
      cents: 1000 + row,
      quantity: 1,
    })),
    shippingCents: 595,
  };
}

describe("Stripe Tax", () => {
  it("calculates a cart of any length that Stripe takes, line by line", async () => {
    const calculation = await service.calculate(request(37));
    expect(calculation?.rows.length).toBe(37);
    for (const { shares, taxCents } of calculation?.rows ?? []) {
      expect(taxCents).toBeGreaterThan(100);
      expect(shares.reduce((total, share) => total + share.taxCents, 0)).toBe(taxCents);
    }
    expect(calculation?.shipping.taxCents).toBe(63);
    const { lines } = [...stripe.state.taxCalculations.values()].at(-1) ?? { lines: [] };
    expect(lines.slice(0, 2).map(({ tax_code }) => tax_code)).toEqual(["txcd_99999999", "txcd_30011000"]);
  });

  it("leaves longer ones to the table, without a call", async () => {
    const before = stripe.calls.length;
    expect(await service.calculate(request(101))).toBeNull();
    expect(stripe.calls.length).toBe(before);
  });

  it("leaves an address that Stripe rejects to the table, and still calculates the next cart", async () => {
    expect(await service.calculate(request(1, { postcode: "606" }))).toBeNull();
    expect(await service.calculate(request(1))).not.toBeNull();
  });

  it("pauses after a failure of Stripe", async () => {
    stripe.disturbNext("POST /v1/tax/calculations", "fails");
    expect(await service.calculate(request(1))).toBeNull();
    expect(await service.calculate(request(2))).toBeNull();
  });

  it("calls Stripe once for a cart that it rejects, on however many pages the cart is shown", async () => {
    const rejected = request(1, { postcode: "606" });
    const before = stripe.calls.length;
    expect(await Promise.all([service.calculate(rejected), service.calculate(rejected)])).toEqual([
      null,
      null,
    ]);
    expect(await service.calculate(rejected)).toBeNull();
    expect(stripe.calls.length).toBe(before + 1);
  });

  it("does not pause after a calculation that it can't use", async () => {
    let calls = 0;
    const incomplete = createServer((_request, response) => {
      calls += 1;
      const lines = { object: "list", data: [], has_more: false };
      response
        .writeHead(200, { "Content-Type": "application/json" })
        .end(JSON.stringify({ id: "taxcalc_1", expires_at: 4_000_000_000, line_items: lines }));
    });
    await once(incomplete.listen(0, "127.0.0.1"), "listening");
    const { port } = incomplete.address() as AddressInfo;
    const unusable = stripeTax({ secretKey: "sk_test", apiUrl: `http://127.0.0.1:${port}` });
    expect(await unusable.calculate(request(1))).toBeNull();
    expect(await unusable.calculate(request(2))).toBeNull();
    expect(calls).toBe(2);
    incomplete.closeAllConnections();
    incomplete.close();
  });

  it("records a sale once for its reference, and rejects what Stripe rejects for good", async () => {
    const calculation = await service.calculate(request(1));
    const sale = await service.recordSale(calculation?.id ?? "", "order-1");
    expect(await service.recordSale(calculation?.id ?? "", "order-1")).toBe(sale);
    expect(await service.recordRefund(sale, 100, "order-1-refund-1")).toMatch(/^tax_/);
    await expect(service.recordRefund(sale, 1_000_000, "order-1-refund-2")).rejects.toThrow(
      TaxOperationRejected,
    );
    await expect(service.recordSale("taxcalc_unknown", "order-2")).rejects.toThrow(TaxOperationRejected);
  });
});
