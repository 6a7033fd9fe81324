import type { UnplacedPhoto } from "~/design/photos/unplaced-photo";
import type { Provider } from "~/provider/provider.server";
import type { SentPhoto } from "../read-studio-form.server";
import { unplacedPhoto } from "./photo-batch";
import { storePhoto } from "./store-photo.server";

/** Result of a photo batch: the stored photos, and a message about the others. */
export interface PhotoBatch {
  photos: UnplacedPhoto[];
  problem: string | null;
}

/** Stores photos one by one; a rejected photo does not stop the others. */
export async function storePhotoBatch(provider: Provider, sent: SentPhoto[]): Promise<PhotoBatch> {
  const photos: UnplacedPhoto[] = [];
  const problems: string[] = [];
  for (const each of sent) {
    const stored = await storePhoto(provider, each);
    if ("message" in stored) problems.push(stored.message);
    else photos.push(unplacedPhoto(stored.photo));
  }
  return { photos, problem: problems.length > 0 ? notAllText(problems, sent.length) : null };
}

function notAllText(problems: string[], sent: number): string {
  const each = [...new Set(problems)].join(" ");
  return `${problems.length} of ${sent} photos couldn't be added. ${each}`;
}
