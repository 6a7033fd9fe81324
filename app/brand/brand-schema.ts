import { z } from "zod";
import { emailTextsSchema } from "./email-texts-schema";
import { homeSchema } from "./home-schema";
import { navigationSchema } from "./navigation-schema";
import { wordsFields } from "./texts-schema";

/** Schema of brand.yaml. */
export const brandSchema = z
  .object({
    /** The store's name, as used in titles, emails and documents. */
    name: z.string().min(1).max(60),
    email: z.string().email(),
    /** The store's postal address, in one line. */
    address: z.string().min(1),
    /** Closing line of emails, above the name. */
    signOff: z.string().min(1),
    /** Description of the store for search engines: the default of specification §2 "Metadata". */
    description: z.string().min(1),
    keywords: z.string().min(1),
    navigation: navigationSchema,
    home: homeSchema,
    letters: emailTextsSchema,
    ...wordsFields,
  })
  .strict();

export type BrandTexts = z.infer<typeof brandSchema>;
