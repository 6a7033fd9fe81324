import type { Settings } from "~/settings/settings.server";
import { removePhoto } from "../designs/photo-files";
import { removePrintFiles } from "../print/print-file-store";

/** Files to delete after the transaction that erased a customer commits. */
export interface UnneededFiles {
  photos: string[];
  /** Ids of order lines whose print files are deleted. */
  lines: number[];
}

export async function removeUnneeded(settings: Settings, { photos, lines }: UnneededFiles): Promise<void> {
  await Promise.all(photos.map((id) => removePhoto(settings, id)));
  await removePrintFiles(settings, lines);
}
