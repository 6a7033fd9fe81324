import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readYaml } from "./read-yaml";

const tool = z
  .object({
    /** Unique among all tools. */
    slug: z.string().regex(/^[a-z0-9-]+$/),
    path: z.string().regex(/^\/[a-z0-9-]+$/),
    /** Metadata for search engines; robots are set in content/route-metadata.ts. */
    title: z.string(),
    description: z.string(),
    /** Separated by commas. */
    keywords: z.string(),
    /** Title of the choice among the tool's products, where they differ in more than their layout. */
    versions: z.string().min(1).optional(),
    /** Keys of the layouts that it offers; all of the blueprint's by default. */
    templates: z.array(z.string()).min(2).optional(),
  })
  .strict();

const productFile = z
  .object({
    /** Browsers load the products of a family together; without one, the product is loaded alone. */
    family: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional(),
    /** The square of its scene, a picture of 800 by 800, that is shown as a close-up; the center by default. */
    closeUp: z.object({ x: z.number(), y: z.number(), size: z.number() }).strict().optional(),
    /** The pages on which it is designed; empty when another product of its family has the page. */
    tools: z.array(tool).default([]),
  })
  .strict();

export interface ProductFolder extends z.infer<typeof productFile> {
  /** The folder's name, which is the key of its blueprint. */
  key: string;
  /** Whether `product.ts` defines the product; usually the names of its blueprint and its scene follow from the key. */
  isSpecial: boolean;
}

/**
 * The designable products, ordered by key.
 * @param products the folder with a subfolder for each of them, containing a `product.yaml`
 * @throws Error that names the invalid file
 */
export function readProductFolders(products: string): ProductFolder[] {
  return readdirSync(products, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      key: name,
      isSpecial: existsSync(join(products, name, "product.ts")),
      ...readProduct(join(products, name, "product.yaml")),
    }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}

function readProduct(path: string): z.infer<typeof productFile> {
  const parsed = productFile.safeParse(readYaml(path));
  if (parsed.success) return parsed.data;
  const [{ path: field, message }] = parsed.error.issues;
  throw new Error(`${path}: ${field.join(".")} ${message}`);
}
