import { CommandRejection, exportToFolder } from "~/engine";
import { currentSettings } from "~/settings/settings.server";

/**
 * The function behind `npm run catalog:export`, which may run beside the store.
 * @returns a message that says what was written
 * @throws CommandRejection for an unknown store, and when the provider is another host
 */
export async function exportCatalogFolder(folder: string, options: { store?: string }): Promise<string> {
  const settings = currentSettings();
  const storeCode = options.store ?? settings.brand;
  if (settings.providerUrl) throw new CommandRejection("The catalog of this shop is at its provider.");
  if (!settings.stores.includes(storeCode)) throw new CommandRejection(`There is no store ${storeCode}.`);
  const { files, products, others } = await exportToFolder(settings, { storeCode, folder });
  const written =
    files.length === 0
      ? "No text or price differs from the brand's folder: nothing was written."
      : [`Products with changes: ${products}. Written:`, ...files].join("\n");
  const rest =
    others.length === 0
      ? []
      : ["A brand's folder has no place for these, which stay as they are:", ...others];
  return [written, ...rest].join("\n");
}
