import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SharedCalculations } from "~/engine/tax/service/shared-calculations";
import type { TaxCalculation, TaxRequest } from "~/engine/tax/service/tax-calculation";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function request(shippingCents: number): TaxRequest {
  const address = { street: ["1 Main St"], city: "Chicago", region: "IL", postcode: "60601" };
  const line = { row: 0, taxClass: "goods", cents: 1000, quantity: 1 } as const;
  return { address, isExempt: false, lines: [line], shippingCents };
}

const CALCULATION: TaxCalculation = {
  id: "taxcalc_1",
  hash: "",
  region: "IL",
  label: "Sales tax",
  expiresAt: "",
  rows: [],
  shipping: { taxCents: 0, shares: [] },
};

describe("the calculations that pages share", () => {
  it("call the service once for the same cart at the same time", async () => {
    const shared = new SharedCalculations();
    const calculate = vi.fn(async () => CALCULATION);
    const both = [shared.calculate(request(595), calculate), shared.calculate(request(595), calculate)];
    expect(await Promise.all(both)).toEqual([CALCULATION, CALCULATION]);
    expect(calculate).toHaveBeenCalledTimes(1);
    await shared.calculate(request(595), calculate);
    expect(calculate).toHaveBeenCalledTimes(2);
  });

  it("do not repeat a failed call for five minutes, but make one for another cart", async () => {
    const shared = new SharedCalculations();
    const fails = vi.fn(async () => null);
    const calculate = vi.fn(async () => CALCULATION);
    expect(await shared.calculate(request(595), fails)).toBeNull();
    vi.advanceTimersByTime(299_000);
    expect(await shared.calculate(request(595), calculate)).toBeNull();
    expect(calculate).not.toHaveBeenCalled();
    expect(await shared.calculate(request(1295), calculate)).toEqual(CALCULATION);
    vi.advanceTimersByTime(2000);
    expect(await shared.calculate(request(595), calculate)).toEqual(CALCULATION);
  });
});
