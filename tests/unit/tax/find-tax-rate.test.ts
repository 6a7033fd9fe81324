import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stateOfPostcode } from "~/engine/shared/us-postcodes";
import { usRegions } from "~/engine/shared/us-regions";
import { findTaxRate } from "~/engine/tax/find-tax-rate";
import { builtInTaxes, taxRows } from "~/engine/tax/seed/seed-taxes";
import { combined, taxOn } from "~/engine/tax/tax-on";
import { placeAt, taxTable } from "~/engine/tax/tax-table";
import { tableOf } from "./tax-fixtures";

const { states, places } = taxRows();
const table = tableOf(builtInTaxes());

function rateOf(region_code: string, postcode: string | null) {
  return findTaxRate(table, { region_code, postcode });
}

/** A ZIP code of any state, with the state. */
const anyPostcode = fc
  .integer({ min: 501, max: 99_950 })
  .map((number) => String(number).padStart(5, "0"))
  .map((postcode) => ({ postcode, state: stateOfPostcode(postcode) ?? "" }))
  .filter(({ state }) => state !== "");

describe("the table of taxes", () => {
  it("has every state and the District of Columbia, five of them without a tax", () => {
    expect(states.map(({ region_code }) => region_code).sort()).toEqual(
      usRegions.map(({ code }) => code).sort(),
    );
    const without = states.filter(({ rate_thousandths }) => rate_thousandths === 0);
    expect(without.map(({ region_code }) => region_code).sort()).toEqual(["AK", "DE", "MT", "NH", "OR"]);
  });

  it("has realistic state rates: whole thousandths, at most eight percent", () => {
    for (const { rate_thousandths, taxes_shipping } of states) {
      expect(Number.isSafeInteger(rate_thousandths)).toBe(true);
      expect(rate_thousandths === 0 || (rate_thousandths >= 2900 && rate_thousandths < 8000)).toBe(true);
      expect([0, 1]).toContain(taxes_shipping);
    }
    const rates = Object.fromEntries(
      states.map(({ region_code, rate_thousandths }) => [region_code, rate_thousandths]),
    );
    expect(rates).toMatchObject({ CA: 7250, NY: 4000, TX: 6250, MN: 6875, MO: 4225, NJ: 6625, CO: 2900 });
  });

  it("has places whose ZIP codes are in their state, without duplicates", () => {
    const sorted = [...places].sort((one, other) => (one.postcode_from < other.postcode_from ? -1 : 1));
    sorted.forEach((place, index) => {
      expect(place.postcode_from).toMatch(/^\d{5}$/);
      expect(place.postcode_to).toMatch(/^\d{5}$/);
      expect(place.postcode_from <= place.postcode_to).toBe(true);
      expect(stateOfPostcode(place.postcode_from)).toBe(place.region_code);
      expect(stateOfPostcode(place.postcode_to)).toBe(place.region_code);
      if (index > 0) expect(place.postcode_from > sorted[index - 1].postcode_to).toBe(true);
    });
  });

  it("has places with a tax, less than twelve percent together with their state", () => {
    for (const { jurisdictions, name, region } of table.places) {
      expect(combined(jurisdictions)).toBeGreaterThan(0);
      const state = table.states.get(region)?.row.rate_thousandths ?? 0;
      expect(state + combined(jurisdictions)).toBeLessThan(12_000);
      expect(name.trim()).toBe(name);
    }
  });
});

describe("the tax of a place", () => {
  it.each([
    ["IL", "60601", "Sales tax (Chicago, Illinois)", 10_250, true],
    ["IL", "61820", "Sales tax (Illinois)", 6250, true],
    ["NY", "10001-1234", "Sales tax (New York City, New York)", 8875, true],
    ["CA", "90012", "Sales tax (Los Angeles, California)", 9750, false],
    ["CA", "95814", "Sales tax (Sacramento, California)", 8750, false],
    ["CA", "93940", "Sales tax (California)", 7250, false],
    ["TX", "77002", "Sales tax (Houston, Texas)", 8250, true],
    ["MN", "56301", "Sales tax (Minnesota)", 6875, true],
    ["AK", "99801", "Sales tax (Juneau, Alaska)", 5000, false],
  ])("%s %s is %s", (state, postcode, label, thousandths, taxesShipping) => {
    expect(rateOf(state, postcode)).toMatchObject({ label, thousandths, taxesShipping });
  });

  it("is the state's for an unknown ZIP code, and zero where there is none", () => {
    expect(rateOf("IL", null)?.label).toBe("Sales tax (Illinois)");
    expect(rateOf("IL", "")?.label).toBe("Sales tax (Illinois)");
    expect(rateOf("OR", "97201")).toBe(null);
    expect(rateOf("AK", "99501")).toBe(null);
    expect(rateOf("PR", "00901")).toBe(null);
  });

  it("starts and ends with the ZIP codes in the table", () => {
    expect(rateOf("MN", "55401")?.thousandths).toBe(9025);
    expect(rateOf("MN", "55415")?.thousandths).toBe(9025);
    expect(rateOf("MN", "55416")?.thousandths).toBe(6875);
    expect(rateOf("MN", "55399")?.thousandths).toBe(6875);
  });

  it("is the sum of its jurisdictions'", () => {
    expect(rateOf("IL", "60601")?.jurisdictions).toEqual([
      { level: "state", name: "Illinois", thousandths: 6250 },
      { level: "county", name: "Cook County", thousandths: 1750 },
      { level: "city", name: "Chicago", thousandths: 1250 },
      { level: "special", name: "Regional Transportation Authority", thousandths: 1000 },
    ]);
    expect(rateOf("AK", "99801")?.jurisdictions).toEqual([
      { level: "city", name: "Juneau", thousandths: 5000 },
    ]);
  });

  it("is found in a table of 40,000 ZIP codes without reading it through, and equal places are stored once", () => {
    const jurisdictions = JSON.stringify([{ level: "county", name: "Kings", thousandths: 1000 }]);
    const rows = Array.from({ length: 40_000 }, (_, index) => {
      const postcode = String(2 * index + 10_000).padStart(5, "0");
      const place = { version_id: 1, region_code: "NY", name: "Kings", jurisdictions, exempts_clothing: 0 };
      return { ...place, postcode_from: postcode, postcode_to: postcode };
    });
    const large = taxTable("large", [], rows);
    expect(new Set(large.places).size).toBe(1);
    let reads = 0;
    const from = new Proxy(large.from, {
      get(target, key) {
        if (typeof key === "string" && /^\d+$/.test(key)) reads += 1;
        return Reflect.get(target, key, target);
      },
    });
    for (const postcode of ["10000", "89998", "50000"]) {
      expect(placeAt({ ...large, from }, postcode)?.name).toBe("Kings");
    }
    expect(placeAt({ ...large, from }, "50001")).toBeUndefined();
    expect(reads).toBeLessThan(4 * 20);
  });

  it("is never less than the state's, for any ZIP code", () => {
    fc.assert(
      fc.property(anyPostcode, ({ postcode, state }) => {
        const min = table.states.get(state)?.row.rate_thousandths ?? 0;
        expect(rateOf(state, postcode)?.thousandths ?? 0).toBeGreaterThanOrEqual(min);
      }),
    );
  });
});

describe("the tax on an amount", () => {
  it("is rounded half up to whole cents", () => {
    expect(taxOn(1000, { thousandths: 10_250 })).toBe(103);
    expect(taxOn(40, { thousandths: 6250 })).toBe(3);
    expect(taxOn(39, { thousandths: 6250 })).toBe(2);
    expect(taxOn(0, { thousandths: 9750 })).toBe(0);
  });

  it("differs by at most half a cent, and increases with the amount", () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.nat(1000),
        fc.integer({ min: 1, max: 12_000 }),
        (cents, more, rate) => {
          const tax = taxOn(cents, { thousandths: rate });
          expect(Math.abs(tax - (cents * rate) / 100_000)).toBeLessThanOrEqual(0.5);
          expect(taxOn(cents + more, { thousandths: rate })).toBeGreaterThanOrEqual(tax);
        },
      ),
    );
  });
});
