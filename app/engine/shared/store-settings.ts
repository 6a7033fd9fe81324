import type { Settings } from "~/settings/settings.server";

/** What the emails and papers of a store need to know of it. */
export type Shop = Pick<Settings, "brand" | "brandsDirectory" | "publicUrl">;

/**
 * The settings of one of the stores that a process serves: its brand, and where its shoppers see it (STORE_URLS, else
 * PUBLIC_URL). All that is done for a store is done by these, so that its emails and papers are its own.
 * @param settings of the process
 */
export function storeSettings(settings: Settings, storeCode: string): Settings {
  if (storeCode === settings.brand) return settings;
  return { ...settings, brand: storeCode, publicUrl: settings.storeUrls[storeCode] ?? settings.publicUrl };
}
