import type { Settings } from "~/settings/settings.server";

/** The part of a store's settings that its emails and documents need. */
export type Shop = Pick<Settings, "brand" | "brandsDirectory" | "publicUrl">;

/**
 * The settings of one of the stores that a process serves: its brand, and its public URL (STORE_URLS, otherwise
 * PUBLIC_URL). Everything done for a store uses these, so that emails and documents are its own.
 * @param settings of the process
 */
export function storeSettings(settings: Settings, storeCode: string): Settings {
  if (storeCode === settings.brand) return settings;
  const storeUrls = { [settings.brand]: settings.publicUrl, ...settings.storeUrls };
  return { ...settings, brand: storeCode, publicUrl: storeUrls[storeCode] ?? settings.publicUrl, storeUrls };
}
