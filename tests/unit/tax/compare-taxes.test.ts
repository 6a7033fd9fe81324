import { expect, test } from "vitest";
import { readTaxCsv } from "~/engine/tax/import/read-tax-csv";
import { taxRowsOf } from "~/engine/tax/import/tax-data";
import { compareTaxes } from "~/engine/tax-management/compare-taxes";

const HEAD =
  "state,postcodes,state_rate,taxes_shipping,clothing,county,county_rate,city,city_rate,special,special_rate";

function rows(...lines: string[]) {
  return taxRowsOf(readTaxCsv([HEAD, ...lines].join("\n"), { version: "2026-07", effective: "2026-07-01" }));
}

test("a version differs by rates, rules, and what it adds and drops, states first", () => {
  const before = rows(
    "IL,,6.25,yes,,,,,,,",
    "NY,,4,yes,,,,,,,",
    "TX,,6.25,yes,,,,,,,",
    "IL,60601,,,,Cook County,1.75,Chicago,1.25,,",
    "NY,10001,,,,,,New York City,4.5,,",
  );
  const after = rows(
    "IL,,6.5,yes,,,,,,,",
    "NY,,4,no,,,,,,,",
    "CA,,7.25,no,,,,,,,",
    "IL,60601,,,,Cook County,2,Chicago,1.25,,",
    "NY,10001-10009,,,,,,New York City,4.5,,",
  );
  expect(compareTaxes(before, after)).toEqual([
    { place: "CA", before: null, after: 7250, hasOtherChanges: false },
    { place: "IL", before: 6250, after: 6500, hasOtherChanges: false },
    { place: "NY", before: 4000, after: 4000, hasOtherChanges: true },
    { place: "TX", before: 6250, after: null, hasOtherChanges: false },
    { place: "60601 Chicago, IL", before: 3000, after: 3250, hasOtherChanges: true },
    { place: "10001 New York City, NY", before: 4500, after: null, hasOtherChanges: false },
    { place: "10001–10009 New York City, NY", before: null, after: 4500, hasOtherChanges: false },
  ]);
  expect(compareTaxes(after, after)).toEqual([]);
});
