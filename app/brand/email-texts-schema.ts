import { z } from "zod";

/** Email sentences that a brand may override; each has a default that suits any brand. */

const sentence = (common: string) => z.string().min(1).default(common);

export const emailTextsSchema = z
  .object({
    /** Follows the store's name and "where", for readers who do not know the store. */
    whatHappens: sentence("everything is made to order"),
    /** In the email to an invited friend. */
    whatWeMake: sentence("We make everything to order"),
    /** In the email after delivery. */
    hope: sentence("We hope you love it."),
  })
  .strict()
  .default({});
