import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrivalDate, laterArrival } from "~/engine/shipping/arrival-date";
import { methodsTo, type ShippingMethod } from "~/engine/shipping/shipping-methods";
import { chosenOrFirstAvailable, shippingOffers } from "~/engine/shipping/shipping-offers";
import { isWorkingDay } from "~/engine/shipping/working-days";
import type { TaxJurisdiction } from "~/engine/tax/tax-rate";
import { stateRate } from "../tax/tax-fixtures";
import { baseShipping, homeMethods } from "./base-shipping";

const [standard, , priority] = homeMethods;
/** 10 a.m. at the workshop, the Friday before Thanksgiving. */
const friday = new Date("2026-11-20T15:00:00Z");
const defaults = new Map([["standard_ship_days", "2"]]);

describe("the arrival date", () => {
  it("counts working days of production and transit, and leaves out Thanksgiving", () => {
    expect(arrivalDate(priority, 1, defaults, friday)).toBe("2026-11-24");
    expect(arrivalDate(standard, 1, defaults, friday)).toBe("2026-12-01");
    expect(arrivalDate(standard, 3, defaults, friday)).toBe("2026-12-03");
  });

  // @specification §9 L293
  it("adds the configured ship days beyond two, and nothing for fewer or nonsense", () => {
    const days = (value: string) =>
      arrivalDate(standard, 3, new Map([["standard_ship_days", value]]), friday);
    expect(days("3")).toBe("2026-12-04");
    for (const value of ["0", "1", "2", "-9", "soon"]) expect(days(value)).toBe("2026-12-03");
  });

  it("is later by as many working days when the payment comes later, and the same when it comes at once", () => {
    const promised = arrivalDate(standard, 3, defaults, friday);
    const paidOn = (time: string) => laterArrival(promised, friday, defaults, new Date(time));
    expect(paidOn("2026-11-20T18:30:00Z")).toBe("2026-12-03");
    expect(paidOn("2026-11-22T15:00:00Z")).toBe("2026-12-04");
    expect(paidOn("2026-11-30T15:00:00Z")).toBe("2026-12-10");
  });

  it("counts an order after the cut-off hour, and one on a weekend, for the next working day", () => {
    const arrives = (time: string, configuration = defaults) =>
      arrivalDate(priority, 1, configuration, new Date(time));
    expect(arrives("2026-11-20T18:59:59Z")).toBe("2026-11-24");
    expect(arrives("2026-11-20T19:00:00Z")).toBe("2026-11-25");
    expect(arrives("2026-11-21T12:00:00Z")).toBe("2026-11-25");
    expect(arrives("2026-11-23T15:00:00Z")).toBe("2026-11-25");
    expect(arrives("2026-11-25T20:00:00Z")).toBe("2026-12-01");
    const noon = new Map([["order_cut_off_hour", "12"]]);
    expect(arrives("2026-11-20T16:59:59Z", noon)).toBe("2026-11-24");
    expect(arrives("2026-11-20T17:00:00Z", noon)).toBe("2026-11-25");
    expect(arrives("2026-11-20T17:00:00Z", new Map([["order_cut_off_hour", "late"]]))).toBe("2026-11-24");
  });

  it("leaves out the days on which the workshop is closed, also for an order that is paid later", () => {
    const closed = new Map([...defaults, ["closed_days", "2026-11-23 to 2026-11-25, 2026-12-01"]]);
    expect(arrivalDate(priority, 1, closed, friday)).toBe("2026-11-30");
    expect(arrivalDate(priority, 1, closed, new Date("2026-11-23T15:00:00Z"))).toBe("2026-12-02");
    const promised = arrivalDate(priority, 1, closed, friday);
    expect(laterArrival(promised, friday, closed, new Date("2026-11-30T15:00:00Z"))).toBe("2026-12-03");
    expect(arrivalDate(priority, 1, new Map([["closed_days", "soon"]]), friday)).toBe("2026-11-24");
  });

  it("is later while production takes longer", () => {
    const busy = (days: string) =>
      arrivalDate(priority, 1, new Map([["production_extra_days", days]]), friday);
    expect(busy("2")).toBe("2026-11-27");
    for (const value of ["0", "-3", "soon", ""]) expect(busy(value)).toBe("2026-11-24");
  });

  it("is later by the days that the workshop is behind, too", () => {
    const behind = (days: string) =>
      arrivalDate(
        priority,
        1,
        new Map([
          ["queue_days", days],
          ["production_extra_days", "1"],
        ]),
        friday,
      );
    expect([behind("0"), behind("1"), behind("2")]).toEqual(["2026-11-25", "2026-11-27", "2026-11-30"]);
  });

  it("keeps the cut-off hour when the clocks change", () => {
    const arrives = (time: string) => arrivalDate(priority, 1, defaults, new Date(time));
    expect(arrives("2026-03-06T18:59:59Z")).toBe("2026-03-10");
    expect(arrives("2026-03-06T19:00:00Z")).toBe("2026-03-11");
    expect(arrives("2026-03-09T17:59:59Z")).toBe("2026-03-11");
    expect(arrives("2026-03-09T18:00:00Z")).toBe("2026-03-12");
  });

  it("skips a New Year holiday observed in the old year", () => {
    expect(arrivalDate(priority, 1, defaults, new Date("2027-12-30T15:00:00Z"))).toBe("2028-01-04");
  });

  it("is a working day after the order, and never earlier for a later order or a slower method", () => {
    const times = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2036, 0, 1) });
    fc.assert(
      fc.property(times, fc.nat(10 * 24 * 60 * 60 * 1000), fc.nat(20), (time, later, productionDays) => {
        const at = (method: ShippingMethod, moment: number) =>
          arrivalDate(method, productionDays, defaults, new Date(moment));
        const date = at(priority, time);
        expect(isWorkingDay(Date.parse(date) / 86_400_000)).toBe(true);
        expect(Date.parse(date)).toBeGreaterThan(time);
        expect(at(priority, time + later) >= date).toBe(true);
        expect(at(standard, time) > date).toBe(true);
      }),
    );
  });
});

// @specification §3 L106
describe("the shipping offers", () => {
  const shipment = {
    street: ["1 Main Street"],
    region: "IL",
    grams: 480,
    goodsCents: 9900,
    freeShippingFromCents: 9900,
    productionDays: 2,
    taxedBy: [],
    table: baseShipping,
    configuration: defaults,
  };

  it("make standard alone free from the configured amount", () => {
    expect(shippingOffers(shipment, friday).map(({ cents }) => cents)).toEqual([0, 1295, 1995]);
    const below = shippingOffers({ ...shipment, goodsCents: 9899 }, friday);
    expect(below.map(({ cents }) => cents)).toEqual([695, 1295, 1995]);
  });

  it.each([
    "PO Box 12",
    "P.O. Box 12",
    "p o box 12",
    "POBOX12",
    "P.O.Box#12",
    "Post Office Box 7",
    "POB 12",
    "P.O.B. 12",
  ])("reach %s by standard alone", (line) => {
    const offers = shippingOffers({ ...shipment, street: ["c/o Smith", line] }, friday);
    expect(offers.map(({ problem }) => problem)).toEqual([
      null,
      "Express Shipping can't deliver to a PO box.",
      "Priority Shipping can't deliver to a PO box.",
    ]);
  });

  // @specification §3 L118
  it("have the configured price of the cheapest, and the usual surcharges of faster ones", () => {
    const prices = (minimum: string) =>
      methodsTo(baseShipping, new Map([["minimum_shiping_price", minimum]]), "").map(
        ({ baseCents }) => baseCents,
      );
    expect(prices("6.95")).toEqual([695, 1295, 1995]);
    expect(prices("4.5")).toEqual([450, 1050, 1750]);
    expect(prices("0")).toEqual([0, 600, 1300]);
    for (const nonsense of ["", "-5", "cheap"]) expect(prices(nonsense)).toEqual([695, 1295, 1995]);
  });

  it("take three working days more to Alaska and Hawaii", () => {
    const arrivals = (region: string) =>
      shippingOffers({ ...shipment, region }, friday).map(({ arrivalDate }) => arrivalDate);
    expect(arrivals("IL")).toEqual(["2026-12-02", "2026-11-30", "2026-11-25"]);
    for (const far of ["AK", "HI"]) expect(arrivals(far)).toEqual(["2026-12-07", "2026-12-03", "2026-12-01"]);
  });

  it("include the tax on shipping of those that tax it", () => {
    const taxes = (taxedBy: TaxJurisdiction[]) =>
      shippingOffers({ ...shipment, taxedBy }, friday).map(({ taxCents }) => taxCents);
    expect(taxes(stateRate(10_250).jurisdictions)).toEqual([0, 133, 204]);
    expect(taxes([])).toEqual([0, 0, 0]);
  });

  // @specification §4 L160
  it("keep the selected method if it is available, otherwise the first available", () => {
    const chosen = (code: string | null, street: string[]) =>
      chosenOrFirstAvailable(code, street, homeMethods);
    expect(chosen(null, ["1 Poboxer Lane"])?.code).toBe("standard");
    expect(chosen("priority", ["1 Poboxer Lane", "Hip obscure"])?.code).toBe("priority");
    expect(chosen("priority", ["PO Box 7"])?.code).toBe("standard");
    expect(chosen("by pigeon", ["1 Main Street"])?.code).toBe("standard");
  });
});
