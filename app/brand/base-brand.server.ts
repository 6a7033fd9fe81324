import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BrandSettings } from "~/settings/brand.server";

/**
 * Folder of the base brand, which all brands extend: in the brands directory, otherwise the one shipped with the store.
 */
export function baseFolder({ brandsDirectory }: Pick<BrandSettings, "brandsDirectory">): string {
  const beside = join(brandsDirectory, "base");
  return existsSync(beside) ? beside : resolve("brands/base");
}
