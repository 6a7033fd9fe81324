import { join } from "node:path";
import { z } from "zod";
import { sizeSchema } from "./package-data";
import { CODE } from "./product-data";
import { readYamlIfThere, WrongBrandFile } from "./read-yaml.server";

/** shipping.yaml: zones, methods with their prices, and boxes. Money in cents, weights in grams, sizes in millimeters. */

const CENTS = z.number().int().nonnegative();
const DAYS = z.number().int().min(0).max(60);
const GRAMS = z.number().int().positive();

const zone = z
  .object({
    code: CODE,
    title: z.string().min(1),
    /** Codes of states and territories; each belongs to one zone. */
    regions: z.array(z.string().regex(/^[A-Z]{2}$/, "must be two capital letters")).min(1),
  })
  .strict();

const band = z
  .object({
    /** Heaviest parcel, inclusive; default: any. */
    maxGrams: GRAMS.optional(),
    /** Highest value of the contents after discounts, inclusive; default: any. */
    maxCents: CENTS.optional(),
    /** Added to the method's price. */
    plusCents: CENTS.default(0),
  })
  .strict();

const rate = z
  .object({
    zones: z.array(CODE).min(1),
    /** Working days added to the method's. */
    extraDays: DAYS.default(0),
    /** Default: the method's. */
    canBeFree: z.boolean().optional(),
    bands: z
      .array(band)
      .min(1)
      .default([{ plusCents: 0 }]),
  })
  .strict();

const method = z
  .object({
    code: CODE,
    title: z.string().min(1),
    cents: CENTS,
    /** Working days in transit. */
    days: DAYS,
    /** Free above the configured subtotal. */
    canBeFree: z.boolean().default(false),
    reachesPoBoxes: z.boolean().default(false),
    rates: z.array(rate).min(1),
  })
  .strict();

const box = z
  .object({
    code: CODE,
    title: z.string().min(1),
    /** A flat mailer takes only flat things, a tube only rolled ones, a box all. */
    kind: z.enum(["box", "flat", "tube"]).default("box"),
    /** Inner size. */
    millimeters: sizeSchema,
    /** Weight of the empty box. */
    grams: CENTS,
    /** Most that it may hold. */
    maxGrams: GRAMS,
    /** What it costs the store. */
    cents: CENTS.optional(),
  })
  .strict();

const shippingFile = z
  .object({
    zones: z.array(zone).min(1),
    methods: z.array(method).min(1),
    boxes: z.array(box).min(1),
  })
  .strict();

export type ShippingData = z.infer<typeof shippingFile>;
export type ZoneData = z.infer<typeof zone>;
export type ShippingMethodData = z.infer<typeof method>;
export type BandData = z.infer<typeof band>;
export type BoxData = z.infer<typeof box>;

/**
 * A brand's shipping data; what its own file leaves out is the base brand's.
 * @throws Error that names the invalid file
 */
export function readShippingData(folder: string, base: string): ShippingData {
  const own = join(folder, "shipping.yaml");
  const data = {
    ...readYamlIfThere(join(base, "shipping.yaml"), shippingFile, { zones: [], methods: [], boxes: [] }),
    ...readYamlIfThere(own, shippingFile.partial(), {}),
  };
  const problem = problemOf(data);
  if (problem) throw new WrongBrandFile(own, problem);
  return data;
}

/** What is wrong between the parts; null when nothing is. */
export function problemOf({ boxes, methods, zones }: ShippingData): string | null {
  for (const [kind, codes] of Object.entries({ zone: zones, method: methods, box: boxes })) {
    const twice = repeated(codes.map(({ code }) => code));
    if (twice) return `the ${kind} ${twice} is listed twice`;
  }
  const region = repeated(zones.flatMap(({ regions }) => regions));
  if (region) return `${region} is in two zones`;
  for (const { code, rates } of methods) {
    const reached = rates.flatMap((each) => each.zones);
    const unknown = reached.find((name) => !zones.some((each) => each.code === name));
    if (unknown) return `method ${code} has a rate for the unknown zone ${unknown}`;
    const twice = repeated(reached);
    if (twice) return `method ${code} has two rates for the zone ${twice}`;
  }
  return null;
}

function repeated(names: string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) < index);
}
