import { z } from "zod";
import { destinationSchema } from "./navigation-schema";

/** Sentences of the base brand that a brand may say in its own way; each has a form that is true of any brand. */

const sentence = (common: string) => z.string().min(1).default(common);

const footerSchema = z
  .object({
    heading: sentence("Made to order, one at a time."),
    promise: sentence("If it does not make you smile, we make it again or give your money back."),
    madeWhere: sentence("Made to order in the United States."),
  })
  .strict()
  .default({});

const emptyCartSchema = z
  .object({
    lead: sentence("What you choose waits here until you are ready."),
    /** A design tool to begin with. */
    tool: destinationSchema.optional(),
  })
  .strict()
  .default({});

const searchSchema = z
  .object({
    description: sentence("Search everything that we make."),
    /** What to type rather than what. */
    tip: sentence("Fewer words find more."),
  })
  .strict()
  .default({});

const reviewsSchema = z
  .object({
    description: sentence("What shoppers say about what we make. Nothing is left out."),
    /** After "If something of ours". */
    whenOwned: sentence("stands on your shelf or hangs on your wall"),
  })
  .strict()
  .default({});

const recommendationSchema = z
  .object({
    description: sentence(
      "Know somebody who would like our shop? Pass your link on: $10 of store credit for you when their first order ships.",
    ),
    /** What a shopper writes to a friend. */
    letter: sentence(
      "this small shop makes everything to order and shows exactly what it will look like. I thought of you:",
    ),
  })
  .strict()
  .default({});

const blogSchema = z
  .object({
    title: sentence("Stories and tips"),
    lead: sentence("How things are made, and how to look after what you have."),
    /** Below a post. */
    invitation: sentence("Something in mind?"),
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
