import { z } from "zod";
import { pathSchema } from "./navigation-schema";
import { packageSchema } from "./package-data";
import { photographSchema } from "./photograph-file";

/** Schema of a product in brands/<code>/catalog/products. Money is in cents. */

export const CODE = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters and digits, divided by hyphens");
const CENTS = z.number().int().nonnegative();
const DAY = z.string().regex(/^\d{4}-\d\d-\d\d$/, "must be a day such as 2026-11-20");

/** Pets that a product can be made for. */
export const PETS = ["dog", "cat", "small-pet", "bird", "horse"] as const;
export const RECIPIENTS = [
  "mom",
  "dad",
  "grandma",
  "grandpa",
  "partner",
  "friend",
  "kids",
  "coworker",
  "teacher",
] as const;

/** Option code to value code to cents. */
const surcharges = z.record(z.record(CENTS));

const tool = z
  .object({
    /** Key of the blueprint (app/design/products), which defines the options and their titles. */
    blueprint: z.string().min(1),
    /**
     * Path of the page on which it is designed, such as /photomug-tool (app/design/products/<product>/product.yaml).
     */
    path: pathSchema,
    /** Key of one of the blueprint's templates. */
    template: z.string().min(1),
    /** Option code to values on sale; options that are not listed are sold in all values. */
    sold: z.record(z.array(z.string()).min(1)).optional(),
  })
  .strict();

/**
 * Example design shown until the shopper customizes the product. Front layers are named by their id, others with their
 * surface before a dot, such as back.name; colors as in app/design/blueprint/palette.ts.
 */
const sample = z
  .object({
    /** Background of the picture. */
    scene: z.enum(["sand", "mint", "sky", "blush"]).default("sand"),
    options: z.record(z.string()).optional(),
    /** Text lines of the whole design, such as those of a bus roll. */
    details: z.record(z.array(z.string())).optional(),
    /** Drawn pets for all empty photo slots, repeated as needed. */
    gallery: z.array(z.string()).min(1).optional(),
    /** Layer to drawn pet shown there. */
    portraits: z.record(z.string()).optional(),
    /** Layer to crop around the face: `zoom` from 1, vertical center `y` from 0 (top) to 1. */
    crops: z.record(z.object({ zoom: z.number(), y: z.number() }).partial().strict()).optional(),
    /** Layer to its text. */
    words: z.record(z.string()).optional(),
    /** Layer to a font or color other than the template's. */
    lettering: z.record(z.object({ font: z.string(), color: z.string() }).partial().strict()).optional(),
    /** Surface to color. */
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

/** What a product says in place of its options. Values and places (from 1) that it does not name are as they are. */
const optionChange = z
  .object({
    title: z.string().min(1).optional(),
    position: z.number().int().min(1).optional(),
    values: z
      .record(
        z
          .object({
            title: z.string().min(1).optional(),
            position: z.number().int().min(1).optional(),
            isOffered: z.boolean().optional(),
          })
          .strict(),
      )
      .optional(),
  })
  .strict();

const countedPrice = z
  .object({ title: z.string().min(1), cents: CENTS, min: z.number().int().min(0) })
  .strict();

const priceByLength = z
  .object({ includedMm: z.number().int().min(0), stepMm: z.number().int().min(1), stepCents: CENTS })
  .strict();

const product = z
  .object({
    /** Unique among all stores of a database. */
    sku: z.string().min(1).max(64),
    name: z.string().min(1),
    urlKey: CODE,
    /** Product family: a filter of lists; its title is derived from the code. */
    family: CODE,
    /** Pets it is made for; default: any. */
    pets: z.array(z.enum(PETS)).optional(),
    occasions: z.array(CODE).optional(),
    /** People it is a good gift for. */
    recipients: z.array(z.enum(RECIPIENTS)).optional(),
    /** Where it is designed; null for products sold undesigned. */
    tool: tool.nullable(),
    /** Only for designed products. */
    sample: sample.optional(),
    /**
     * For products sold undesigned: the sku of another product whose drawing represents it (app/design/accessories).
     */
    drawnAs: z.string().optional(),
    /** Photographs of the product, beside its drawings; `isOnCard` for the one that represents it in lists. */
    photos: z.array(photographSchema.extend({ isOnCard: z.boolean().default(false) }).strict()).optional(),
    /** Options of a product sold undesigned. */
    options: z.array(option).optional(),
    /** Option code to other titles, another order, and values in which it is not sold. */
    optionChanges: z.record(optionChange).optional(),
    /** urlPath of each category that lists it. */
    categories: z.array(z.string()),
    /** Price with the cheapest value of every option. */
    priceCents: CENTS,
    /** Values that are not listed cost nothing extra. */
    surcharges: surcharges.optional(),
    /**
     * Prices of what the blueprint counts, such as letters; the list price includes `min` of them, the minimum of a
     * design.
     */
    countedPrices: z.record(countedPrice).optional(),
    /** For neon signs: what each started step of tube costs beyond the included length. */
    priceByLength: priceByLength.optional(),
    /** Quantity to percentage off each piece: { 5: 10, 10: 15 }. */
    quantityBreaks: z.record(z.coerce.number().int().min(2), z.number().int().min(1).max(99)).optional(),
    /** For offers: the price of the same product on its regular page. */
    regular: z.object({ priceCents: CENTS, surcharges: surcharges.optional() }).strict().optional(),
    /** Explanation of the list price; [INCLUDED] is replaced with the included count, such as 3 letters. */
    priceNote: z.string().optional(),
    /** Weight and size for shipping; a product without them is shipped by hand-typed figures alone. */
    package: packageSchema.optional(),
    /** Working days. */
    productionDays: z.number().int().min(0),
    isVirtual: z.boolean().optional(),
    /** How it is taxed; clothing is exempt in some states. */
    taxClass: z.enum(["goods", "clothing", "gift_card", "service"]).default("goods"),
    /** The day it was added to the catalog. */
    since: DAY,
    shortDescription: z.string().min(1),
    /** HTML. */
    description: z.string().min(1),
    /** Default: the name, followed by the store's name. */
    metaTitle: z.string().optional(),
    /** Default: the short description. */
    metaDescription: z.string().optional(),
    metaKeyword: z.string().default(""),
  })
  .strict();

/**
 * A file of products. `shared` holds defaults for all of them (those of `tool` apply per field); `texts` are fragments
 * that descriptions insert as {{making}}.
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
