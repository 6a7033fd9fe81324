import { z } from "zod";
import { destinationSchema, pathSchema } from "./navigation-schema";

/** The brand's home page. What a brand leaves out is not shown. */

const words = z.string().min(1);
/** The path of a category without its slash at the beginning. */
const categoryPath = z.string().regex(/^[a-z0-9][a-z0-9/-]*$/, "must be the path of a category");

const heroSchema = z
  .object({
    heading: words,
    lead: words,
    button: destinationSchema,
    /** Four by three. */
    picture: z.object({ path: pathSchema, label: words }).strict().optional(),
  })
  .strict();

const promiseSchema = z
  .object({ icon: z.enum(["brush", "truck", "heart", "lock"]), title: words, text: words })
  .strict();

const stepPictureSchema = z
  .object({
    path: pathSchema,
    /** As a photo on paper, in a corner of the studio with some words, or filling its place. */
    shown: z.enum(["photo", "studio", "whole"]),
    words: words.optional(),
  })
  .strict();

const stepSchema = z.object({ title: words, text: words, picture: stepPictureSchema.optional() }).strict();

/** Some products of a category. */
const productsSchema = z.object({ title: words, category: categoryPath, more: words.optional() }).strict();

const petsSchema = z
  .object({
    title: words,
    lead: words,
    /** Where the filter by pet is. */
    category: categoryPath,
    /** `pet` names a drawing, `filter` a value of the filter by pet. */
    kinds: z.array(z.object({ title: words, pet: words, filter: words }).strict()).min(1),
  })
  .strict();

export const homeSchema = z
  .object({
    /** Before the shop's name. */
    title: words.optional(),
    /** For search engines; without it the brand's own description. */
    description: words.optional(),
    hero: heroSchema.optional(),
    /** Why it is safe to order; four fit side by side. */
    promises: z.array(promiseSchema).max(4).default([]),
    favorites: productsSchema.optional(),
    /** How it works. */
    steps: z.array(stepSchema).max(3).default([]),
    /** The ways into the catalog, in this order. */
    departments: z
      .object({ title: words, categories: z.array(categoryPath).min(1) })
      .strict()
      .optional(),
    carousel: productsSchema.optional(),
    pets: petsSchema.optional(),
    /** Above the newest posts of the blog. */
    posts: z.object({ title: words, more: words }).strict().optional(),
  })
  .strict()
  .default({});

export type HomeTexts = z.infer<typeof homeSchema>;
export type HomeHeroTexts = z.infer<typeof heroSchema>;
export type HomeStep = z.infer<typeof stepSchema>;
export type HomeStepPicture = z.infer<typeof stepPictureSchema>;
export type HomePromise = z.infer<typeof promiseSchema>;
export type HomePets = z.infer<typeof petsSchema>;
