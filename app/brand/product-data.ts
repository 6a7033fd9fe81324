import { z } from "zod";
import { pathSchema } from "./navigation-schema";

/** A product as a file of brands/<code>/catalog/products describes it. Money is in cents. */

const CODE = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters and digits, divided by hyphens");
const CENTS = z.number().int().nonnegative();
const DAY = z.string().regex(/^\d{4}-\d\d-\d\d$/, "must be a day such as 2026-11-20");

/** Pets that something can be made for. */
const PETS = ["dog", "cat", "small-pet", "bird", "horse"] as const;

/** Option code → value code → cents. */
const surcharges = z.record(z.record(CENTS));

const tool = z
  .object({
    /** Key of the blueprint (app/design/products): options and their titles come from it. */
    blueprint: z.string().min(1),
    /** The page that it is designed on, such as /photomug-tool (app/design/products/<product>/product.yaml). */
    path: pathSchema,
    /** Key of one of the blueprint's templates. */
    template: z.string().min(1),
    /** Option code → the values it is sold in; an option that is not named is sold in all. */
    sold: z.record(z.array(z.string()).min(1)).optional(),
  })
  .strict();

/**
 * How the design's picture shows it before anybody makes it theirs. Layers are named by their id when they are on the
 * front, else with their surface before a dot, such as back.name; colors as in app/design/blueprint/palette.ts.
 */
const sample = z
  .object({
    /** What it stands before. */
    scene: z.enum(["sand", "mint", "sky", "blush"]).default("sand"),
    options: z.record(z.string()).optional(),
    /** Lines that belong to the whole design, such as the words of a bus roll. */
    details: z.record(z.array(z.string())).optional(),
    /** Drawn pets for all empty photo slots, repeated as often as there are slots. */
    gallery: z.array(z.string()).min(1).optional(),
    /** Layer → which of our drawn pets is seen there. */
    portraits: z.record(z.string()).optional(),
    /** Layer → how close to the face: `zoom` from 1, the middle at `y` from 0 (top) to 1. */
    crops: z.record(z.object({ zoom: z.number(), y: z.number() }).partial().strict()).optional(),
    /** Layer → what stands there. */
    words: z.record(z.string()).optional(),
    /** Layer → another typeface or color than the template's. */
    lettering: z.record(z.object({ font: z.string(), color: z.string() }).partial().strict()).optional(),
    /** Surface → color. */
    backgrounds: z.record(z.string()).optional(),
  })
  .strict();

const option = z
  .object({
    code: z.string().min(1),
    title: z.string().min(1),
    values: z.array(z.object({ code: z.string().min(1), title: z.string().min(1) }).strict()).min(1),
  })
  .strict();

const countedPrice = z
  .object({ title: z.string().min(1), cents: CENTS, min: z.number().int().min(0) })
  .strict();

const product = z
  .object({
    /** Unique among all stores of a database. */
    sku: z.string().min(1).max(64),
    name: z.string().min(1),
    urlKey: CODE,
    /** What kind of thing it is: a filter of lists, titled by the code's words. */
    family: CODE,
    /** Pets it is made for; none named: any. */
    pets: z.array(z.enum(PETS)).optional(),
    occasions: z.array(CODE).optional(),
    /** Where it is designed; null for what is sold as it is. */
    tool: tool.nullable(),
    /** Of what is designed. */
    sample: sample.optional(),
    /** Of what is sold as it is: the sku of another whose drawing shows it (app/design/accessories). */
    drawnAs: z.string().optional(),
    /** What can be chosen of a product that is sold as it is. */
    options: z.array(option).optional(),
    /** urlPath of each category that lists it. */
    categories: z.array(z.string()),
    /** With the cheapest value of every option. */
    priceCents: CENTS,
    /** What is not named adds nothing. */
    surcharges: surcharges.optional(),
    /** For each of what the blueprint counts, such as letters; `min` of them are in the price of lists, below which no design comes. */
    countedPrices: z.record(countedPrice).optional(),
    /** From so many pieces, so many percent off each: { 5: 10, 10: 15 }. */
    quantityBreaks: z.record(z.coerce.number().int().min(2), z.number().int().min(1).max(99)).optional(),
    /** Of an offer: what the same thing costs on its own page. */
    regular: z.object({ priceCents: CENTS, surcharges: surcharges.optional() }).strict().optional(),
    /** What its price pays for; [INCLUDED] is filled in with the `min` of what is counted, such as 3 letters. */
    priceNote: z.string().optional(),
    /** Working days. */
    productionDays: z.number().int().min(0),
    isVirtual: z.boolean().optional(),
    /** The day it came into the catalog. */
    since: DAY,
    shortDescription: z.string().min(1),
    /** HTML. */
    description: z.string().min(1),
    /** Without it the name, then the shop's. */
    metaTitle: z.string().optional(),
    /** Without it the short description. */
    metaDescription: z.string().optional(),
    metaKeyword: z.string().default(""),
  })
  .strict();

/**
 * A file of products: `shared` holds fields that all of them have unless they say otherwise (of `tool`, each field by
 * itself), `texts` what descriptions name as {{making}}.
 */
export const productFile = z
  .object({
    shared: z.record(z.unknown()).default({}),
    texts: z.record(z.string()).default({}),
    products: z.array(z.record(z.unknown())).min(1),
  })
  .strict()
  .transform(({ shared, products }) => ({ products: products.map((own) => withShared(shared, own)) }))
  .pipe(z.object({ products: z.array(product) }));

export type ProductData = z.infer<typeof product>;
export type OptionData = z.infer<typeof option>;

type Fields = Record<string, unknown>;

function withShared(shared: Fields, own: Fields): Fields {
  const tool = isFields(shared.tool) && isFields(own.tool) ? { tool: { ...shared.tool, ...own.tool } } : {};
  return { ...shared, ...own, ...tool };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
