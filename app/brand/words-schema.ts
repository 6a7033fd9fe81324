import { z } from "zod";
import { destinationSchema } from "./navigation-schema";

/** Sentences of the base brand that a brand may say in its own way; each has a form that is true of any brand. */

const sentence = (common: string) => z.string().min(1).default(common);

const footerSchema = z
  .object({
    heading: sentence("Made to order, one at a time."),
    promise: sentence("If it doesn't make you smile, we'll remake it or give you your money back."),
    madeWhere: sentence("Made to order in the United States."),
  })
  .strict()
  .default({});

const emptyCartSchema = z
  .object({
    lead: sentence("What you choose stays here until you're ready."),
    /** A design tool to begin with. */
    tool: destinationSchema.optional(),
  })
  .strict()
  .default({});

const searchSchema = z
  .object({
    description: sentence("Search everything we make."),
    /** What to type rather than what. */
    tip: sentence("Try fewer words."),
  })
  .strict()
  .default({});

const reviewsSchema = z
  .object({
    description: sentence("What shoppers say about our products: the good and the bad."),
    /** After "If something of ours". */
    whenOwned: sentence("is sitting on your shelf or hanging on your wall"),
  })
  .strict()
  .default({});

const recommendationSchema = z
  .object({
    description: sentence(
      "Know someone who'd love our shop? Share your link and get $10 in store credit when their first order ships.",
    ),
    /** What a shopper writes to a friend. */
    letter: sentence(
      "I found a small shop that makes everything to order and shows you exactly what you'll get. I thought of you:",
    ),
  })
  .strict()
  .default({});

const blogSchema = z
  .object({
    title: sentence("Stories and tips"),
    lead: sentence("How our products are made, and how to care for yours."),
    /** Below a post. */
    invitation: sentence("Got something in mind?"),
  })
  .strict()
  .default({});

const productGroup = z
  .object({ title: z.string().min(1), products: z.array(z.string().min(1)).min(1) })
  .strict();

/** Whole pages of the base brand that are not for every brand, by what they are about. */
const PAGES = ["framing", "picture tips", "photo on any product"] as const;

export const wordsFields = {
  footer: footerSchema,
  emptyCart: emptyCartSchema,
  search: searchSchema,
  reviews: reviewsSchema,
  recommendation: recommendationSchema,
  blog: blogSchema,
  pages: z.array(z.enum(PAGES)).default([]),
  /** What one photo is seen on, in this order, by sku; for the page "photo on any product". */
  photoProducts: z.array(z.string().min(1)).default([]),
  /** What a design can be put on beside the product it is for: skus under the titles of their groups. */
  otherProducts: z.array(productGroup).default([]),
  /** Products at the cost of making them, among the deals. */
  firstPieces: z.array(destinationSchema).default([]),
};

export type BasePage = (typeof PAGES)[number];
