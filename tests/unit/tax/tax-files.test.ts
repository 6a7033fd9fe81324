import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findTaxRate } from "~/engine/tax/find-tax-rate";
import { readTaxCsv } from "~/engine/tax/import/read-tax-csv";
import { readTaxYaml } from "~/engine/tax/import/read-tax-yaml";
import { TaxFileRejected } from "~/engine/tax/import/tax-file-mistakes";
import { tableOf } from "./tax-fixtures";

const VERSION = { version: "2026-07", effective: "2026-07-01" };

const CSV = `state,postcodes,state_rate,taxes_shipping,clothing,county,county_rate,city,city_rate,special,special_rate
IL,,6.25,yes,,,,,,,
NY,,4,yes,exempt below 110 places tax,,,,,,
IL,60601-60607,,,,Cook County,1.75,Chicago,1.25,RTA,1
NY,10001,,,exempt,,,New York City,4.5,MCTD,0.375
`;

const YAML = `version: 2026-07
effective: 2026-07-01
states:
  IL: { percent: 6.25, taxesShipping: true }
places:
  - state: IL
    name: Chicago
    county: { Cook County: 1.75 }
    postcodes: "606"
`;

function mistakes(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof TaxFileRejected)
      return error.mistakes.map(({ line, message }) => `${line}: ${message}`);
    throw error;
  }
  return [];
}

describe("a CSV file of taxes", () => {
  it("has a row for each state, and for each place with its taxing authorities", () => {
    const table = tableOf(readTaxCsv(CSV, VERSION));
    expect(table.version).toBe("2026-07");
    expect(findTaxRate(table, { region_code: "IL", postcode: "60604" })).toMatchObject({
      label: "Sales tax (Chicago, Illinois)",
      thousandths: 10_250,
      jurisdictions: [
        { level: "state", name: "Illinois", thousandths: 6250 },
        { level: "county", name: "Cook County", thousandths: 1750 },
        { level: "city", name: "Chicago", thousandths: 1250 },
        { level: "special", name: "RTA", thousandths: 1000 },
      ],
    });
    expect(findTaxRate(table, { region_code: "NY", postcode: "10001" })).toMatchObject({
      clothing: { kind: "exempt_below", cents: 11_000 },
      placeTaxesClothing: false,
    });
    expect(findTaxRate(table, { region_code: "NY", postcode: "14201" })?.placeTaxesClothing).toBe(true);
  });

  it.each([
    [
      "a wrong rate",
      CSV.replace("1.75", "1,75".replace(",", ";")),
      ["4: county Cook County Expected number, received string"],
    ],
    [
      "a rate above fifteen percent",
      CSV.replace("NY,,4,", "NY,,40,"),
      ["3: NY percent Number must be less than or equal to 15"],
    ],
    [
      "an unknown state",
      CSV.replace("IL,,", "XX,,"),
      expect.arrayContaining(["2: XX must be the code of a state, such as IL"]),
    ],
    [
      "a place without a state's rate",
      CSV.replace("NY,,4,yes,exempt below 110 places tax,,,,,,\n", ""),
      ["4: NY has no rate"],
    ],
    [
      "a ZIP code of another state",
      CSV.replace("NY,10001", "NY,60601"),
      expect.arrayContaining(["5: postcodes has 60601-60601, which is not in NY"]),
    ],
    [
      "a ZIP code in two places",
      `${CSV}IL,60607,,,,Cook County,1.75,,,,\n`,
      ["6: ZIP code 60607 is in two places"],
    ],
    ["a state with two rates", `${CSV}IL,,6.5,yes,,,,,,,\n`, ["6: IL has two rates"]],
    [
      "an unknown word for shipping",
      CSV.replace("6.25,yes", "6.25,maybe"),
      ["2: IL taxesShipping Expected boolean, received string"],
    ],
    [
      "an unknown rule for clothing",
      CSV.replace("exempt below 110 places tax", "cheap"),
      ["3: NY clothing Invalid input"],
    ],
    [
      "an unknown column",
      CSV.replace("special_rate", "tax"),
      [expect.stringMatching(/^1: The columns are .*"tax" is unknown$/)],
    ],
    [
      "a missing cell",
      CSV.replace("NY,10001,,", "NY,10001,"),
      [expect.stringMatching(/^5: Invalid Record Length/)],
    ],
  ])("is rejected for %s, with its line", (_name, text, lines) => {
    expect(mistakes(() => readTaxCsv(text, VERSION))).toEqual(lines);
  });
});

describe("a YAML file of taxes", () => {
  it("has the form of the built-in one", () => {
    expect(readTaxYaml(readFileSync("app/engine/tax/seed/taxes.yaml", "utf8")).places.length).toBeGreaterThan(
      60,
    );
    expect(readTaxYaml(YAML)).toMatchObject(VERSION);
  });

  it.each([
    ["broken YAML", YAML.replace("{ percent: 6.25,", "{ percent: 6.25"), [expect.stringMatching(/^4: /)]],
    [
      "a misspelled member",
      YAML.replace("name: Chicago", "name: Chicago\n    citty: { Chicago: 1 }"),
      ["6: Unrecognized key(s) in object: 'citty'"],
    ],
    [
      "a wrong rate",
      YAML.replace("1.75", "1.7512"),
      ["8: county Cook County must have at most three decimals"],
    ],
    [
      "a wrong day",
      YAML.replace("2026-07-01", "2026-02-30"),
      ["1: effective must be a day such as 2026-01-01"],
    ],
    ["a missing version", YAML.replace("version: 2026-07\n", ""), ["1: version Required"]],
  ])("is rejected for %s, with its line", (_name, text, lines) => {
    expect(mistakes(() => readTaxYaml(text))).toEqual(lines);
  });
});

describe("a YAML file with anchors", () => {
  it("is rejected, since a few lines of them could stand for an endless file", () => {
    const text = YAML.replace("IL: {", "IL: &illinois {");
    expect(mistakes(() => readTaxYaml(text))).toEqual(["4: anchors and aliases are not allowed"]);
    const hidden = ["IL: &-illinois {", "IL: &é {", "IL: !!map &illinois {"];
    for (const head of hidden)
      expect(mistakes(() => readTaxYaml(YAML.replace("IL: {", head)))).toEqual([
        "4: anchors and aliases are not allowed",
      ]);
    const scalar = YAML.replace("name: Chicago", 'name: "# 1"').replace(
      "version: 2026-07",
      "version: &-v 2026-07",
    );
    expect(mistakes(() => readTaxYaml(scalar))).toEqual(["1: anchors and aliases are not allowed"]);
    const quoted = '"#": &a [x]\n"# 2": *a\n';
    expect(mistakes(() => readTaxYaml(quoted))).toEqual(["1: anchors and aliases are not allowed"]);
    expect(mistakes(() => readTaxYaml(`${YAML}# see *this* & that\n`))).toEqual([]);
  });
});
