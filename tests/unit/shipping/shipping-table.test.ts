import { describe, expect, it } from "vitest";
import { problemOf, type ShippingData } from "~/brand/shipping-data.server";
import { postalRegions, usRegions } from "~/engine/shared/us-regions";
import { methodsTo } from "~/engine/shipping/shipping-methods";
import { shippingOffers } from "~/engine/shipping/shipping-offers";
import { shippingPrice } from "~/engine/shipping/shipping-price";
import { baseShipping, homeMethods } from "./base-shipping";

const [standard, express] = homeMethods;

/** The base data with a rate to the territories by weight, and one of express by the value of the contents. */
const wider: ShippingData = {
  ...baseShipping,
  methods: baseShipping.methods.map((method) => ({
    ...method,
    rates: [
      ...method.rates,
      ...(method.code === "standard"
        ? [
            {
              zones: ["territories"],
              extraDays: 5,
              canBeFree: false,
              bands: [
                { maxGrams: 2000, plusCents: 400 },
                { maxGrams: 9000, plusCents: 1200 },
              ],
            },
          ]
        : []),
    ],
  })),
};

describe("the shipping data of every brand", () => {
  it("have each state and territory in one zone", () => {
    const regions = baseShipping.zones.flatMap((zone) => zone.regions);
    expect(regions.toSorted()).toEqual(postalRegions.map(({ code }) => code).toSorted());
  });

  it("reach the 50 states and the capital at the same prices, and nothing beyond", () => {
    for (const { code } of postalRegions) {
      const prices = methodsTo(baseShipping, new Map(), code).map(({ baseCents }) => baseCents);
      const isState = usRegions.some((state) => state.code === code);
      expect(prices, code).toEqual(isState ? [695, 1295, 1995] : []);
    }
  });

  it.each<[string, (data: ShippingData) => void]>([
    [
      "XX is in two zones",
      ({ zones: [one, other] }) => [one, other].map(({ regions }) => regions.push("XX")),
    ],
    ["the method standard is listed twice", ({ methods }) => methods.push(methods[0])],
    [
      "method standard has two rates for the zone contiguous",
      ({ methods: [{ rates }] }) => rates.push(rates[0]),
    ],
    [
      "method standard has a rate for the unknown zone moon",
      ({ methods: [{ rates }] }) => rates[0].zones.push("moon"),
    ],
  ])("are rejected when %s", (problem, change) => {
    const data = structuredClone(baseShipping);
    expect(problemOf(data)).toBeNull();
    change(data);
    expect(problemOf(data)).toBe(problem);
  });
});

describe("the price of a method", () => {
  const freight = { goodsCents: 5000, grams: 480, freeFromCents: 9900 };

  it("is that of the first band that holds the parcel's weight and value", () => {
    const banded = {
      ...standard,
      bands: [
        { maxGrams: 1000, maxCents: 6000, plusCents: 0 },
        { maxGrams: 5000, plusCents: 300 },
      ],
    };
    expect(shippingPrice(banded, freight)).toBe(695);
    expect(shippingPrice(banded, { ...freight, grams: 1000, goodsCents: 6000 })).toBe(695);
    expect(shippingPrice(banded, { ...freight, grams: 1001 })).toBe(995);
    expect(shippingPrice(banded, { ...freight, goodsCents: 6001 })).toBe(995);
    expect(shippingPrice(banded, { ...freight, grams: 5001 })).toBeNull();
  });

  it("is nothing from the threshold, for methods that can be free", () => {
    expect(shippingPrice(standard, { ...freight, goodsCents: 9900 })).toBe(0);
    expect(shippingPrice(standard, { ...freight, goodsCents: 9899 })).toBe(695);
    expect(shippingPrice(standard, { ...freight, goodsCents: 9900, freeFromCents: null })).toBe(695);
    expect(shippingPrice(express, { ...freight, goodsCents: 9900 })).toBe(1295);
  });
});

describe("the offers to a farther zone", () => {
  const offersTo = (grams: number, goodsCents = 5000, configuration = new Map<string, string>()) =>
    shippingOffers(
      {
        street: ["1 Calle Sol"],
        region: "PR",
        grams,
        goodsCents,
        freeShippingFromCents: 9900,
        productionDays: 2,
        taxedBy: [],
        table: wider,
        configuration,
      },
      new Date("2026-11-20T15:00:00Z"),
    );

  it("are the methods with a rate for it, with its days and surcharges", () => {
    expect(offersTo(500)).toMatchObject([{ cents: 1095, problem: null, arrivalDate: "2026-12-09" }]);
    expect(offersTo(500)).toHaveLength(1);
    expect(offersTo(2001)).toMatchObject([{ cents: 1895 }]);
  });

  it("follow the configured prices, and are free only where the rate can be", () => {
    expect(offersTo(500, 20_000)).toMatchObject([{ cents: 1095 }]);
    expect(offersTo(500, 5000, new Map([["minimum_shiping_price", "5.00"]]))).toMatchObject([{ cents: 900 }]);
  });

  it("say so when a parcel is heavier than the last band", () => {
    expect(offersTo(9001)).toMatchObject([
      { cents: 0, problem: "Your order is too large for Standard Shipping." },
    ]);
  });
});
