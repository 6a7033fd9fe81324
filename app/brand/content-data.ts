import { z } from "zod";
import { pathSchema } from "./navigation-schema";

/** Pages, posts and other words of a store; `content` is HTML. */

const DAY = z.string().regex(/^\d{4}-\d\d-\d\d$/, "must be a day such as 2026-11-20");

/** One file of content/pages. */
export const pageFile = z
  .object({
    identifier: z.string().regex(/^[a-z0-9-]+$/, "must be small letters, digits and hyphens"),
    title: z.string().min(1),
    /** Without it the title; empty for none. */
    contentHeading: z.string().optional(),
    content: z.string(),
    /** Without it the title, then the shop's name. */
    metaTitle: z.string().optional(),
    metaDescription: z.string().default(""),
    metaKeywords: z.string().default(""),
    /** Such as NOINDEX,FOLLOW; without it the page may be indexed. */
    metaRobots: z.string().default(""),
    /** Magento's name; "empty" shows the content alone. */
    pageLayout: z.enum(["1column", "empty"]).default("1column"),
    /** The day the words were last changed. */
    updatedOn: DAY,
  })
  .strict();

/** One file of content/posts: a post of the blog. */
export const postFile = z
  .object({
    urlKey: z.string().regex(/^[a-z0-9-]+$/, "must be small letters, digits and hyphens"),
    title: z.string().min(1),
    topic: z.string().min(1),
    /** One or two sentences for lists and the feed. */
    summary: z.string().min(1),
    content: z.string().min(1),
    /** Path of a picture. */
    picture: pathSchema,
    pictureLabel: z.string().min(1),
    publishedOn: DAY,
    metaDescription: z.string().default(""),
    metaKeywords: z.string().default(""),
  })
  .strict();

const block = z
  .object({
    identifier: z.string().min(1),
    title: z.string().min(1),
    /** In a special offer <!-- more --> stands before what 'more details' shows. */
    content: z.string(),
  })
  .strict();

const question = z
  .object({
    /** Names it for ever. */
    key: z.string().min(1),
    /** Keys of the blueprints whose products it is about; none: everything the shop sells. */
    blueprints: z.array(z.string()).min(1).optional(),
    question: z.string().min(1),
    answer: z.string().min(1),
  })
  .strict();

/** content/blocks.yaml */
export const blocksFile = z.array(block);
/** content/questions.yaml: what is asked often, with the shop's answer. */
export const questionsFile = z.array(question);
/** content/url-rewrites.yaml: old address → where the page is now. */
export const urlRewritesFile = z.record(z.string());

export type PageData = z.infer<typeof pageFile>;
export type PostData = z.infer<typeof postFile>;
export type BlockData = z.infer<typeof block>;
export type QuestionData = z.infer<typeof question>;
