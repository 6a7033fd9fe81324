import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brandOf } from "~/brand/brands.server";
import { storeDataOf } from "~/brand/store-data.server";
import { currentSettings } from "~/settings/settings.server";

const settings = currentSettings();
const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const NUMBER = `(?:\\d+|${NUMBERS.join("|")})`;
/** A price, or a number of days, of shipping that a setting may change. */
const FIGURE = new RegExp(`\\$\\d|\\b${NUMBER}\\b(?:–\\d+)? (?:more )?(?:business |working )?days?\\b`, "i");
const ABOUT_SHIPPING = /\b(?:ship|deliver|transit|standard|express|priority|carrier|Alaska|Hawaii|courier)/i;
/** Promises that are no setting of shipping: of claims, lost packages, and referrals. */
const PROMISES = [
  /within (?:30|five business) days/,
  /doesn't turn up within five business days/,
  /store credit when their first order ships/,
];
/** Sentences about making products, which the tests below compare with the products. */
const PRODUCTION = [
  /^Everything is made to order: /,
  /^Name, memorial and home signs take /,
  /^Six to eight business days to make, plus shipping time/,
  /ship it in three business days/,
  /^Ships in \d–\d business days$/,
];

/** The sentences that shoppers read about the store, without markup. */
function sentencesOf(brand: string): string[] {
  const { blocks, headerOffers, pages, questions } = storeDataOf(brand, settings);
  const texts = JSON.stringify([blocks, headerOffers, pages, questions, brandOf({ ...settings, brand })]);
  const strings = texts.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return strings
    .map((text) => JSON.parse(text).replace(/<[^>]*>/g, "\n"))
    .flatMap((text: string) => text.split(/[\n.!?](?=\s|$)|\n/))
    .map((sentence: string) => sentence.trim())
    .filter(Boolean);
}

/** The working days of a brand's products, by file or by family. */
function productionDays(brand: string, of: "family" | "file"): Map<string, Set<number>> {
  const days = new Map<string, Set<number>>();
  for (const product of storeDataOf(brand, settings).products.filter(({ isVirtual }) => !isVirtual)) {
    const name = of === "family" ? product.family : (product.file.split("/").at(-1) ?? "");
    days.set(name, (days.get(name) ?? new Set()).add(product.productionDays));
  }
  return days;
}

function sentence(brand: string, pattern: RegExp): string {
  const found = sentencesOf(brand).find((each) => pattern.test(each));
  expect(found, String(pattern)).toBeDefined();
  return found ?? "";
}

const numberOf = (word: string) => (/^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()));

describe.each(["mpc", "neon"])("the texts of %s", (brand) => {
  it("name no price and no days of shipping but by settings", () => {
    const stated = sentencesOf(brand).filter(
      (each) =>
        ABOUT_SHIPPING.test(each) &&
        FIGURE.test(each) &&
        ![...PROMISES, ...PRODUCTION].some((allowed) => allowed.test(each)),
    );
    expect(stated).toEqual([]);
  });

  it("promise at the top how long the products of the store take to make", () => {
    const [, from, to] = /in (\d)–(\d) business/.exec(sentence(brand, PRODUCTION[4])) ?? [];
    const tool = storeDataOf(brand, settings).products.filter(({ tool }) => tool);
    const days = tool.map((product) => product.productionDays);
    expect([Number(from), Number(to)]).toEqual([Math.min(...days), Math.max(...days)]);
  });
});

it("products that say how long they take to make, or what they start at, say what their data says", () => {
  const products = ["mpc", "neon"].flatMap((brand) => storeDataOf(brand, settings).products);
  const textOf = ({ description, metaDescription, shortDescription }: (typeof products)[number]) =>
    [description, metaDescription, shortDescription].join(" ");
  const days = new RegExp(`\\b${NUMBER}(?= business days?\\b)`, "gi");
  const stated = products.flatMap((product) => {
    const { priceCents, productionDays, sku } = product;
    const text = textOf(product);
    return [
      ...[...text.matchAll(days)].map(([number]) => [sku, numberOf(number), productionDays]),
      ...[...text.matchAll(/From \$(\d+\.\d\d)(?! each)/g)].map(([, price]) => [
        sku,
        Math.round(Number(price) * 100),
        priceCents,
      ]),
    ];
  });
  expect(stated).not.toEqual([]);
  expect(stated.filter(([, text, data]) => text !== data)).toEqual([]);
});

it("the shipping page of mpc says how long its families take to make", () => {
  const days = productionDays("mpc", "family");
  const said = [
    ...sentence("mpc", PRODUCTION[0]).matchAll(/([a-z ]+?) in (one|two|three|four|five|six)/g),
  ].flatMap(([, families, number]) =>
    families
      .trim()
      .split(" and ")
      .map((family) => [family.trim(), numberOf(number)] as const),
  );
  expect(said.map(([family]) => family)).toEqual(["tags", "mugs", "pillows", "canvases", "blankets"]);
  const codes: Record<string, string> = { tags: "tags", canvases: "canvas" };
  for (const [family, number] of said)
    expect([...(days.get(codes[family] ?? family) ?? [])], family).toEqual([number]);
});

it("the page about quick canvases says how long they take to make", () => {
  expect(sentence("mpc", PRODUCTION[3])).toContain("three");
  expect([...(productionDays("mpc", "family").get("canvas") ?? [])]).toEqual([3]);
});

it("the pages of neon say how long its signs take to make", () => {
  const days = productionDays("neon", "file");
  const numbers = ["pet-names", "memorial", "home", "paws-and-breeds", "business"].map((file) => [
    ...(days.get(`${file}.yaml`) ?? []),
  ]);
  expect(sentence("neon", PRODUCTION[1])).toMatch(
    /take six business days, pet outlines seven and business signs eight/,
  );
  expect(numbers).toEqual([[6], [6], [6], [7], [8]]);
});

it("emails about orders and shipping state no price and no days of shipping", () => {
  for (const file of ["shipments/shipment-emails", "orders/confirmation-mail", "fulfillment/hold-email"]) {
    const strings = readFileSync(`app/engine/${file}.ts`, "utf8").match(/`[^`]*`|"[^"\n]*"/g) ?? [];
    const stated = strings.filter((text) => ABOUT_SHIPPING.test(text) && FIGURE.test(text));
    expect(
      stated.filter((text) => !/within 30 days/.test(text)),
      file,
    ).toEqual([]);
  }
});
