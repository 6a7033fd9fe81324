import { z } from "zod";

const GRAMS = z.number().int().positive();

/** Length, width and height in millimeters, in any order. */
export const sizeSchema = z.tuple([
  z.number().int().positive(),
  z.number().int().positive(),
  z.number().int().positive(),
]);

const difference = z
  .object({
    /** Replaces the product's weight. */
    grams: GRAMS.optional(),
    /** Replaces the product's size. */
    millimeters: sizeSchema.optional(),
    /** Added to the weight. */
    plusGrams: GRAMS.optional(),
  })
  .strict();

/** Weight and outer size of one piece as it is packed for shipping. */
export const packageSchema = z
  .object({
    grams: GRAMS,
    millimeters: sizeSchema,
    /** Flat things also go into flat mailers, rolled ones into tubes. */
    form: z.enum(["solid", "flat", "rolled"]).default("solid"),
    /** Option code to value code to what differs; later options apply after earlier ones. */
    options: z.record(z.record(difference)).default({}),
  })
  .strict();

export type PackageData = z.infer<typeof packageSchema>;
export type Size = z.infer<typeof sizeSchema>;
