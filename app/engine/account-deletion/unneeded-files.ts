import type { Settings } from "~/settings/settings.server";
import { removePhoto } from "../designs/photo-files";
import { removePrintFiles } from "../print/print-file-store";

/** What may go from the data directory once the transaction is done that forgot a person. */
export interface UnneededFiles {
  /** Ids of photos. */
  photos: string[];
  /** Ids of lines of orders, whose print files go. */
  lines: number[];
}

/** Takes the files away. */
export async function removeUnneeded(settings: Settings, { photos, lines }: UnneededFiles): Promise<void> {
  await Promise.all(photos.map((id) => removePhoto(settings, id)));
  await removePrintFiles(settings, lines);
}
