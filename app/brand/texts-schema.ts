import { z } from "zod";
import { destinationSchema } from "./navigation-schema";

/** Sentences of the base brand that a brand may override; each has a default that suits any brand. */

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
    /** The suggested first design tool. */
    tool: destinationSchema.optional(),
  })
  .strict()
  .default({});

const searchSchema = z
  .object({
    description: sentence("Search everything we make."),
    /** Search advice. */
    tip: sentence("Try fewer words."),
  })
  .strict()
  .default({});

const reviewsSchema = z
  .object({
    description: sentence("What shoppers say about our products: the good and the bad."),
    /** Follows "If something of ours". */
    whenOwned: sentence("is sitting on your shelf or hanging on your wall"),
  })
  .strict()
  .default({});

const recommendationSchema = z
  .object({
    description: sentence(
      "Know someone who'd love our shop? Share your link and get $10 in store credit when their first order ships.",
    ),
    /** Default message of a shopper to a friend. */
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

/** Topics of whole base-brand pages that do not suit every brand. */
const PAGES = ["framing", "picture tips", "photo on any product"] as const;

export const wordsFields = {
  footer: footerSchema,
  emptyCart: emptyCartSchema,
  search: searchSchema,
  reviews: reviewsSchema,
  recommendation: recommendationSchema,
  blog: blogSchema,
  pages: z.array(z.enum(PAGES)).default([]),
  /** Skus of the products that show one photo, in display order, on the page "photo on any product". */
  photoProducts: z.array(z.string().min(1)).default([]),
  /** Other products that a design can be applied to: skus under the titles of their groups. */
  otherProducts: z.array(productGroup).default([]),
  /** Products sold at production cost, on the deals page. */
  firstPieces: z.array(destinationSchema).default([]),
};

export type BasePage = (typeof PAGES)[number];
