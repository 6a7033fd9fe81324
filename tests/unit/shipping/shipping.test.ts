import { describe, expect, it } from "vitest";
import { arrivalDate } from "~/engine/shipping/arrival-date";
import { shippingMethods } from "~/engine/shipping/shipping-methods";
import { firstAvailable, shippingOffers } from "~/engine/shipping/shipping-offers";

const [standard, , priority] = shippingMethods;
const friday = new Date("2026-11-20T15:00:00Z");
const defaults = new Map([["standard_ship_days", "2"]]);

describe("the arrival date", () => {
  it("counts working days of production and transit", () => {
    expect(arrivalDate(priority, 1, defaults, friday)).toBe("2026-11-24");
    expect(arrivalDate(standard, 3, defaults, friday)).toBe("2026-12-02");
  });

  it("adds the configured ship days beyond two, and nothing for fewer or nonsense", () => {
    const days = (value: string) =>
      arrivalDate(standard, 3, new Map([["standard_ship_days", value]]), friday);
    expect(days("3")).toBe("2026-12-03");
    for (const value of ["0", "1", "2", "-9", "soon"]) expect(days(value)).toBe("2026-12-02");
  });

  it("starts on Monday for an order of the weekend", () => {
    const saturday = new Date("2026-11-21T12:00:00Z");
    expect(arrivalDate(priority, 1, defaults, saturday)).toBe("2026-11-24");
  });
});

describe("the shipping offers", () => {
  const shipment = {
    street: ["1 Main Street"],
    goodsCents: 9900,
    freeShippingFromCents: 9900,
    productionDays: 2,
    configuration: defaults,
  };

  it("make standard alone free from the configured amount", () => {
    expect(shippingOffers(shipment, friday).map(({ cents }) => cents)).toEqual([0, 1295, 1995]);
    const below = shippingOffers({ ...shipment, goodsCents: 9899 }, friday);
    expect(below.map(({ cents }) => cents)).toEqual([695, 1295, 1995]);
  });

  it.each(["PO Box 12", "P.O. Box 12", "p o box 12", "POBOX12", "P.O.Box#12", "Post Office Box 7"])(
    "reach %s by standard alone",
    (line) => {
      const offers = shippingOffers({ ...shipment, street: ["c/o Smith", line] }, friday);
      expect(offers.map(({ problem }) => problem)).toEqual([
        null,
        "Express Shipping cannot deliver to a PO box.",
        "Priority Shipping cannot deliver to a PO box.",
      ]);
    },
  );

  it("choose standard first", () => {
    expect(firstAvailable(["1 Poboxer Lane"])?.code).toBe("standard");
  });
});
