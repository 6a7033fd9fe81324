import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { ContentStore } from "./content-kind";

/** A store by its settings. */
export function contentStore(settings: Pick<Settings, "brand" | "brandsDirectory">): ContentStore {
  return { code: settings.brand, name: brandOf(settings).name };
}
