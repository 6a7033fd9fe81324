import { CommandRejection, exportContent } from "~/engine";
import { currentSettings } from "~/settings/settings.server";

/**
 * The function behind `npm run content:export`, which may run beside the store.
 * @returns a message that says what was written
 * @throws CommandRejection for an unknown store, and when the provider is another host
 */
export async function exportContentFolder(folder: string, options: { store?: string }): Promise<string> {
  const settings = currentSettings();
  const storeCode = options.store ?? settings.brand;
  if (settings.providerUrl) throw new CommandRejection("The content of this shop is at its provider.");
  if (!settings.stores.includes(storeCode)) throw new CommandRejection(`There is no store ${storeCode}.`);
  const { files, deleted, others } = await exportContent(settings, { storeCode, folder });
  const written =
    files.length === 0
      ? "No content differs from the brand's folder: nothing was written."
      : ["Written:", ...files].join("\n");
  const rest =
    deleted.length === 0 ? [] : ["Deleted in the shop, for you to delete in the folder:", ...deleted];
  const omitted = others.length === 0 ? [] : ["Left out:", ...others];
  return [written, ...rest, ...omitted].join("\n");
}
