import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

/** Which brand the shop shows, which stores its engine serves, and where brands lie: one folder each (docs/brands.md). */

const CODE = /^[a-z][a-z0-9_]{0,31}$/;

export const brandFields = {
  BRAND: z.string().regex(CODE, "must be a code of small letters and digits").default("mpc"),
  STORES: z.string().optional().transform(readCodes),
  BRANDS_DIR: z.string().min(1).default("./brands"),
};

export interface BrandSettings {
  /** Code of the brand, which is the code of its store too. */
  brand: string;
  /** Codes of the stores that the engine serves, that of the brand first. */
  stores: string[];
  /** Absolute path of the folder of all brands. */
  brandsDirectory: string;
}

/** @throws Error when a brand is not there, or the engine would not serve the store of its own shop */
export function brandSettings({ BRAND, STORES, BRANDS_DIR }: BrandValues): BrandSettings {
  const brandsDirectory = resolve(BRANDS_DIR);
  const codes = STORES ?? [BRAND];
  if (!codes.includes(BRAND)) throw new Error(`Wrong settings: STORES must name the BRAND, ${BRAND}`);
  const stores = [...new Set([BRAND, ...codes])];
  for (const code of stores) {
    const file = join(brandsDirectory, code, "brand.yaml");
    if (!existsSync(file))
      throw new Error(`Wrong settings: ${code === BRAND ? "BRAND" : "STORES"} ${code} has no ${file}`);
  }
  return { brand: BRAND, stores, brandsDirectory };
}

interface BrandValues {
  BRAND: string;
  STORES?: string[];
  BRANDS_DIR: string;
}

/** "mpc, neon" → ["mpc", "neon"] */
function readCodes(list: string | undefined, context: z.RefinementCtx): string[] | undefined {
  const codes = list?.split(",").map((code) => code.trim());
  if (codes && !codes.every((code) => CODE.test(code)))
    context.addIssue({ code: "custom", message: "must be codes of brands, such as mpc,neon" });
  return codes;
}
