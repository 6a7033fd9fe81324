import { z } from "zod";
import { emailTextsSchema } from "./email-texts-schema";
import { homeSchema } from "./home-schema";
import { navigationSchema } from "./navigation-schema";
import { wordsFields } from "./texts-schema";

/** What a brand says of itself in its brand.yaml. */
export const brandSchema = z
  .object({
    /** The shop's name, as titles, emails and papers say it. */
    name: z.string().min(1).max(60),
    email: z.string().email(),
    /** Where the shop gets its post, in one line. */
    address: z.string().min(1),
    /** How its emails end, above the name. */
    signOff: z.string().min(1),
    /** What the shop is, for search engines: the defaults of specification §2 "Metadata". */
    description: z.string().min(1),
    keywords: z.string().min(1),
    navigation: navigationSchema,
    home: homeSchema,
    letters: emailTextsSchema,
    ...wordsFields,
  })
  .strict();

export type BrandTexts = z.infer<typeof brandSchema>;
