import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

/** Which brand the shop shows, and where brands lie: one folder each (docs/brands.md). */

const CODE = /^[a-z][a-z0-9_]{0,31}$/;

export const brandFields = {
  BRAND: z.string().regex(CODE, "must be a code of small letters and digits").default("mpc"),
  BRANDS_DIR: z.string().min(1).default("./brands"),
};

export interface BrandSettings {
  /** Code of the brand, which is the code of its store too. */
  brand: string;
  /** Absolute path of the folder of all brands. */
  brandsDirectory: string;
}

/** @throws Error when there is no such brand */
export function brandSettings(values: { BRAND: string; BRANDS_DIR: string }): BrandSettings {
  const brandsDirectory = resolve(values.BRANDS_DIR);
  const file = join(brandsDirectory, values.BRAND, "brand.yaml");
  if (!existsSync(file)) throw new Error(`Wrong settings: BRAND ${values.BRAND} has no ${file}`);
  return { brand: values.BRAND, brandsDirectory };
}
