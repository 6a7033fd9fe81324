import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BrandSettings } from "~/brand-settings.server";

/** Where lies what all brands share: beside them, or with those that the shop brings along. */
export function houseFolder({ brandsDirectory }: Pick<BrandSettings, "brandsDirectory">): string {
  const beside = join(brandsDirectory, "house");
  return existsSync(beside) ? beside : resolve("brands/house");
}
