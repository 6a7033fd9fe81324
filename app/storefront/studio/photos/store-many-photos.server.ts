import type { LoosePhoto } from "~/design/loose-photo";
import type { Provider } from "~/provider/provider.server";
import type { SentPhoto } from "../read-studio-form.server";
import { loosePhoto } from "./many-photos";
import { storePhoto } from "./store-photo.server";

/** Photos that were added together: those that are kept, and what is to be said of the others. */
export interface ManyPhotos {
  photos: LoosePhoto[];
  problem: string | null;
}

/** Hands over photos one by one; one that is not taken does not keep the others out. */
export async function storeManyPhotos(provider: Provider, sent: SentPhoto[]): Promise<ManyPhotos> {
  const photos: LoosePhoto[] = [];
  const problems: string[] = [];
  for (const each of sent) {
    const stored = await storePhoto(provider, each);
    if ("message" in stored) problems.push(stored.message);
    else photos.push(loosePhoto(stored.photo));
  }
  return { photos, problem: problems.length > 0 ? notAllWords(problems, sent.length) : null };
}

function notAllWords(problems: string[], sent: number): string {
  const each = [...new Set(problems)].join(" ");
  return `${problems.length} of ${sent} photos could not be added. ${each}`;
}
