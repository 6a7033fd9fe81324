import { z } from "zod";
import { richSnippetImage } from "./content-data";
import { CODE, PETS, RECIPIENTS } from "./product-data";

const pageMetadata = z
  .object({
    /** For example NOINDEX,FOLLOW; by default the page may be indexed. */
    metaRobots: z.string().optional(),
    /** Path or absolute URL; by default the page's own. */
    canonicalUrl: z.string().optional(),
    /** By default the picture of its first product. */
    richSnippetImage: richSnippetImage.optional(),
  })
  .strict();

export type CategoryPageMetadata = z.infer<typeof pageMetadata>;

/** Products with any of the values are collected. */
const productRule = z
  .object({
    recipients: z.array(z.enum(RECIPIENTS)).default([]),
    occasions: z.array(CODE).default([]),
    /** Products made for one of these pets alone come first, followed by those made for several or any. */
    pets: z.array(z.enum(PETS)).default([]),
  })
  .strict();

export type ProductRule = z.infer<typeof productRule>;

const category = z
  .object({
    urlPath: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, "must be a path such as wall-art/gallery-walls"),
    /** urlPath of its parent category; without it, a top-level category. */
    parent: z.string().optional(),
    name: z.string().min(1),
    /** Introduction of the category's page. */
    description: z.string(),
    /** Default: the name, followed by the store's name. */
    metaTitle: z.string().optional(),
    /** Default: the description. */
    metaDescription: z.string().optional(),
    metaKeywords: z.string().default(""),
    pageMetadata: pageMetadata.default({}),
    /** Appears in the header's menu. */
    isInMenu: z.boolean().optional(),
    /** Position in the menu, from 0; default: that in this file. */
    position: z.number().int().min(0).optional(),
    /** False: the shop does not show it. */
    isVisible: z.boolean().optional(),
    /** SKUs of the products that it lists, in order, regardless of the products' own categories. */
    products: z.array(z.string()).optional(),
    /** Lists every product, regardless of the products' own categories. */
    listsEverything: z.boolean().optional(),
    /**
     * Collects products by whom or what they are a gift for, besides those that name the category. A search for one of
     * its values offers the page.
     */
    productRule: productRule.optional(),
  })
  .strict();

/** catalog/categories.yaml, in menu order. */
export const categoriesFile = z.array(category);

export type CategoryData = z.infer<typeof category>;
