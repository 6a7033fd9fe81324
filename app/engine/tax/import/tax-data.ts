import { z } from "zod";
import type { Row } from "../../database/schema";
import { stateOfPostcode } from "../../shared/us-postcodes";
import { findUsRegion } from "../../shared/us-regions";
import { calendarDay } from "../calendar-day";
import type { TaxJurisdiction, TaxLevel } from "../tax-rate";

/** A file of sales taxes: one version with all states in which tax may be collected. seed/taxes.yaml explains it. */

const THOUSANDTHS = 1000;
const MAX_PERCENT = 15;

const percent = z
  .number()
  .min(0)
  .max(MAX_PERCENT)
  .refine((value) => Math.abs(value * THOUSANDTHS - Math.round(value * THOUSANDTHS)) < 1e-6, {
    message: "must have at most three decimals",
  });
const authorities = z.record(z.string().min(1).max(100), percent).default({});
const dollars = z.number().positive().max(10_000);
const region = z.string().refine((code) => findUsRegion(code)?.code === code, {
  message: "must be the code of a state, such as IL",
});

const clothing = z.union([
  z.literal("exempt"),
  z.object({ exemptBelow: dollars, placesTax: z.boolean().default(false) }).strict(),
  z.object({ exemptUpTo: dollars }).strict(),
]);

const state = z.object({ percent, taxesShipping: z.boolean(), clothing: clothing.optional() }).strict();

const place = z
  .object({
    state: region,
    name: z.string().min(1).max(100),
    county: authorities,
    city: authorities,
    special: authorities,
    local: authorities,
    exemptsClothing: z.boolean().default(false),
    postcodes: z
      .string()
      .regex(
        /^\d{3,5}(-\d{3,5})?( \d{3,5}(-\d{3,5})?)*$/,
        "must be ZIP codes or ranges, such as 606 or 60601-60604",
      ),
  })
  .strict()
  .superRefine(({ postcodes, state }, context) => {
    for (const { from, to } of rangesOf(postcodes)) {
      const isInState = from <= to && stateOfPostcode(from) === state && stateOfPostcode(to) === state;
      if (isInState) continue;
      context.addIssue({
        code: "custom",
        path: ["postcodes"],
        message: `has ${from}-${to}, which is not in ${state}`,
      });
    }
  });

export const taxFile = z
  .object({
    version: z.string().regex(/^[\w.-]{1,40}$/, "must be letters, digits, dots and hyphens, at most 40"),
    effective: calendarDay,
    states: z.record(region, state),
    places: z.array(place).default([]),
  })
  .strict()
  .superRefine(({ places, states }, context) => {
    const ranges = places.flatMap(({ postcodes, state }, index) => {
      if (!states[state])
        context.addIssue({ code: "custom", path: ["places", index], message: `${state} has no rate` });
      return rangesOf(postcodes).map((range) => ({ ...range, index }));
    });
    ranges.sort((one, other) => (one.from < other.from ? -1 : 1));
    for (const [position, { from, index }] of ranges.entries()) {
      const before = ranges[position - 1];
      if (!before || before.to < from) continue;
      const message = `ZIP code ${from} is in two places`;
      context.addIssue({ code: "custom", path: ["places", Math.max(index, before.index)], message });
    }
  });

export type TaxFile = z.infer<typeof taxFile>;

export interface TaxRows {
  states: Omit<Row<"tax_state">, "version_id">[];
  places: Omit<Row<"tax_place">, "version_id">[];
}

/** The rows of a checked file; deterministic. */
export function taxRowsOf({ places, states }: TaxFile): TaxRows {
  return { states: Object.entries(states).map(stateRow), places: places.flatMap(placeRows) };
}

function stateRow([region_code, { clothing, percent, taxesShipping }]: [string, z.infer<typeof state>]) {
  return {
    region_code,
    rate_thousandths: thousandths(percent),
    taxes_shipping: taxesShipping ? 1 : 0,
    ...clothingColumns(clothing),
  };
}

function clothingColumns(clothing: z.infer<typeof state>["clothing"]) {
  if (clothing === undefined) return { clothing: null, clothing_cents: null, places_tax_clothing: 0 };
  if (clothing === "exempt") return { clothing, clothing_cents: null, places_tax_clothing: 0 };
  if ("exemptUpTo" in clothing) {
    const clothing_cents = Math.round(clothing.exemptUpTo * 100);
    return { clothing: "exempt_up_to" as const, clothing_cents, places_tax_clothing: 0 };
  }
  return {
    clothing: "exempt_below" as const,
    clothing_cents: Math.round(clothing.exemptBelow * 100),
    places_tax_clothing: clothing.placesTax ? 1 : 0,
  };
}

const PLACE_LEVELS = ["county", "city", "special", "local"] as const satisfies TaxLevel[];

function placeRows(place: TaxFile["places"][number]): TaxRows["places"] {
  const jurisdictions: TaxJurisdiction[] = PLACE_LEVELS.flatMap((level) =>
    Object.entries(place[level]).map(([name, percent]) => ({
      level,
      name,
      thousandths: thousandths(percent),
    })),
  ).filter(({ thousandths }) => thousandths > 0);
  return rangesOf(place.postcodes).map(({ from, to }) => ({
    postcode_from: from,
    postcode_to: to,
    region_code: place.state,
    name: place.name,
    jurisdictions: JSON.stringify(jurisdictions),
    exempts_clothing: place.exemptsClothing ? 1 : 0,
  }));
}

/** "606 60701-60706" → ranges of ZIP codes with five digits, inclusive. */
function rangesOf(postcodes: string): { from: string; to: string }[] {
  return postcodes.split(" ").map((range) => {
    const [first, last = first] = range.split("-");
    return { from: first.padEnd(5, "0"), to: last.padEnd(5, "9") };
  });
}

function thousandths(percent: number): number {
  return Math.round(percent * THOUSANDTHS);
}
