import { z } from "zod";

const category = z
  .object({
    urlPath: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, "must be a path such as wall-art/gallery-walls"),
    /** urlPath of the category it belongs to; none: it stands for itself. */
    parent: z.string().optional(),
    name: z.string().min(1),
    /** An opening line for the category's page. */
    description: z.string(),
    /** Without it the name, then the shop's. */
    metaTitle: z.string().optional(),
    /** Without it the description. */
    metaDescription: z.string().optional(),
    metaKeywords: z.string().default(""),
    /** Has a place in the header's menu. */
    isInMenu: z.boolean().optional(),
    /** Lists every product, whatever the products say. */
    listsEverything: z.boolean().optional(),
  })
  .strict();

/** catalog/categories.yaml, in the order of the menu. */
export const categoriesFile = z.array(category);

export type CategoryData = z.infer<typeof category>;
