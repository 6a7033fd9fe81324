import { currentSettings } from "~/settings.server";
import type { Brand } from "./brand";
import { brandOf } from "./brands.server";

/** The brand that this shop shows. @throws Error that says what is wrong with its folder */
export function currentBrand(): Brand {
  const settings = currentSettings();
  return brandOf(settings.brand, settings);
}
