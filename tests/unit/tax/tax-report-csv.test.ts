import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { taxReportCsv } from "~/engine/tax/report/tax-report-csv";

const AMOUNTS = { taxableCents: 123_456, exemptCents: -5, taxCents: 0 };

test("a report is CSV with amounts in dollars, whatever jurisdictions are called", () => {
  const names = ["Cook County", 'A "city", of two', "=HYPERLINK(1)"];
  const csv = taxReportCsv(names.map((name) => ({ region: "IL", level: "county", name, ...AMOUNTS })));
  expect(parse(csv)).toEqual([
    ["state", "level", "jurisdiction", "taxable", "exempt", "tax"],
    ...["Cook County", 'A "city", of two', "'=HYPERLINK(1)"].map((name) => [
      "IL",
      "county",
      name,
      "1234.56",
      "-0.05",
      "0.00",
    ]),
  ]);
});
