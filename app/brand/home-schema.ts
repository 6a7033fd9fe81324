import { z } from "zod";
import { destinationSchema, pathSchema } from "./navigation-schema";
import { photographSchema } from "./photograph-file";

/** The brand's home page. Omitted parts are not shown. */

const words = z.string().min(1);
/** Path of a category, without the leading slash. */
const categoryPath = z.string().regex(/^[a-z0-9][a-z0-9/-]*$/, "must be the path of a category");

const heroSchema = z
  .object({
    heading: words,
    lead: words,
    button: destinationSchema,
    /** Aspect ratio 4:3. A photo is shown in place of the drawing. */
    picture: z
      .object({ path: pathSchema, label: words, photo: photographSchema.optional() })
      .strict()
      .optional(),
  })
  .strict();

const promiseSchema = z
  .object({ icon: z.enum(["brush", "truck", "heart", "lock"]), title: words, text: words })
  .strict();

const stepPictureSchema = z
  .object({
    path: pathSchema,
    /** How the picture is shown: as a photo print, in a corner of the studio with some text, or filling its space. */
    shown: z.enum(["photo", "studio", "whole"]),
    words: words.optional(),
  })
  .strict();

const stepSchema = z.object({ title: words, text: words, picture: stepPictureSchema.optional() }).strict();

/** Products of a category. */
const productsSchema = z.object({ title: words, category: categoryPath, more: words.optional() }).strict();

const petsSchema = z
  .object({
    title: words,
    lead: words,
    /** The category with the filter by pet. */
    category: categoryPath,
    /** `pet` names a drawing, `filter` a value of the pet filter. */
    kinds: z.array(z.object({ title: words, pet: words, filter: words }).strict()).min(1),
  })
  .strict();

export const homeSchema = z
  .object({
    /** Precedes the store's name. */
    title: words.optional(),
    /** For search engines; default: the brand's description. */
    description: words.optional(),
    hero: heroSchema.optional(),
    /** Reassurances about ordering; up to four fit side by side. */
    promises: z.array(promiseSchema).max(4).default([]),
    favorites: productsSchema.optional(),
    /** The steps of "How it works". */
    steps: z.array(stepSchema).max(3).default([]),
    /** Links into the catalog, in display order. */
    departments: z
      .object({ title: words, categories: z.array(categoryPath).min(1) })
      .strict()
      .optional(),
    /** Links to gifts by recipient or occasion, in display order. */
    gifts: z
      .object({ title: words, categories: z.array(categoryPath).min(1), more: destinationSchema.optional() })
      .strict()
      .optional(),
    carousel: productsSchema.optional(),
    pets: petsSchema.optional(),
    /** Heading of the newest blog posts. */
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
