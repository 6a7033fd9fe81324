import { z } from "zod";

/** Sentences of emails that a brand may say in its own way; each has a form that is true of any brand. */

const sentence = (common: string) => z.string().min(1).default(common);

export const emailTextsSchema = z
  .object({
    /** After the shop's name and "where", to whom the shop is new. */
    whatHappens: sentence("everything is made to order"),
    /** To a friend who is invited. */
    whatWeMake: sentence("We make everything to order"),
    /** When a parcel has arrived. */
    hope: sentence("We hope you love it."),
  })
  .strict()
  .default({});
