import type { Brand } from "~/brand/brand";
import { brandOf } from "~/brand/brands.server";
import { currentSettings } from "~/settings.server";

/** The brand that this shop shows. @throws Error that says what is wrong with its folder */
export function currentBrand(): Brand {
  const settings = currentSettings();
  return brandOf(settings.brand, settings);
}
