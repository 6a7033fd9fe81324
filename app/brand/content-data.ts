import { z } from "zod";
import { pathSchema } from "./navigation-schema";

/** Pages, posts and other content of a store; `content` is HTML, and `markdown`, if there is any, counts instead of it. */

const DAY = z.string().regex(/^\d{4}-\d\d-\d\d$/, "must be a day such as 2026-11-20");

/** What advertising services are told of a page: the product that it sells. */
const remarketing = z
  .object({
    productId: z.string().default(""),
    /** Dollars, such as 22.63. */
    productPrice: z
      .string()
      .regex(/^(\d+\.\d\d)?$/, "must be dollars and cents such as 22.63")
      .default(""),
    productType: z.string().default(""),
    size: z.string().default(""),
    category: z.string().default(""),
  })
  .strict();

export type Remarketing = z.infer<typeof remarketing>;

/** A PNG or JPEG for search results and social networks. */
export const richSnippetImage = z.object({ path: pathSchema, name: z.string().min(1) }).strict();

/** One file of content/pages. */
export const pageFile = z
  .object({
    identifier: z.string().regex(/^[a-z0-9-]+$/, "must be small letters, digits and hyphens"),
    title: z.string().min(1),
    /** Default: the title; empty for no heading. */
    contentHeading: z.string().optional(),
    content: z.string().default(""),
    markdown: z.string().optional(),
    /** Default: the title, followed by the store's name. */
    metaTitle: z.string().optional(),
    metaDescription: z.string().default(""),
    metaKeywords: z.string().default(""),
    /** For example NOINDEX,FOLLOW; by default the page may be indexed. */
    metaRobots: z.string().default(""),
    /** Magento's layout name; "empty" shows only the content. */
    pageLayout: z.enum(["1column", "empty"]).default("1column"),
    /** Path or absolute URL; by default the page's own. */
    canonicalUrl: z.string().default(""),
    /** By default the store's picture. */
    richSnippetImage: richSnippetImage.optional(),
    remarketing: remarketing.default({}),
    /** The day the text was last changed. */
    updatedOn: DAY,
  })
  .strict();

/** One file of content/posts: a blog post. */
export const postFile = z
  .object({
    urlKey: z.string().regex(/^[a-z0-9-]+$/, "must be small letters, digits and hyphens"),
    title: z.string().min(1),
    topic: z.string().min(1),
    /** One or two sentences for lists and the feed. */
    summary: z.string().min(1),
    content: z.string().default(""),
    markdown: z.string().optional(),
    /** Path of an image. */
    picture: pathSchema,
    pictureLabel: z.string().min(1),
    publishedOn: DAY,
    /** The day the text was last changed; by default that of its publication. */
    updatedOn: DAY.optional(),
    metaDescription: z.string().default(""),
    metaKeywords: z.string().default(""),
  })
  .strict()
  .refine(({ content, markdown }) => Boolean(markdown ?? content), "must have content or markdown");

const block = z
  .object({
    identifier: z.string().min(1),
    title: z.string().min(1),
    /** In a special offer, <!-- more --> separates the part shown by 'more details'. */
    content: z.string().default(""),
    markdown: z.string().optional(),
  })
  .strict();

const question = z
  .object({
    /** Permanent identifier. */
    key: z.string().min(1),
    /**
     * Keys of the blueprints whose products the question is about; by default, it is about `skus`, and without them about
     * all products that are made and shipped.
     */
    blueprints: z.array(z.string()).min(1).optional(),
    /** SKUs of the products that the question is about. */
    skus: z.array(z.string()).min(1).optional(),
    question: z.string().min(1),
    answer: z.string().min(1),
  })
  .strict();

/** content/blocks.yaml */
export const blocksFile = z.array(block);
/** content/questions.yaml: frequently asked questions with answers. */
export const questionsFile = z.array(question);
/** content/url-rewrites.yaml: old address → current address, or one that may move back. */
export const urlRewritesFile = z.record(
  z.union([z.string(), z.object({ to: z.string().min(1), temporary: z.literal(true) }).strict()]),
);

export type UrlRewriteData = z.infer<typeof urlRewritesFile>;
export type PageData = z.infer<typeof pageFile>;
export type PostData = z.infer<typeof postFile>;
export type BlockData = z.infer<typeof block>;
export type QuestionData = z.infer<typeof question>;
