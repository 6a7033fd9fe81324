import { useState } from "react";
import type { LoosePhoto } from "~/design/loose-photo";
import { useStudioParts } from "../use-studio";
import { addedWords, loosePhoto, MANY_PHOTOS_FIELD } from "./many-photos";

/** Sends photos that were chosen together one after the other, and then lays all of them into the design at once. */
export function useManyPhotos() {
  const { document, uploads, dispatch } = useStudioParts();
  const [added, setAdded] = useState<LoosePhoto[]>([]);

  async function add(files: File[]) {
    const photos: LoosePhoto[] = [];
    const problems = new Set<string>();
    for (const [index, file] of files.entries()) {
      const answer = await uploads.store(file, (part) =>
        uploads.note(MANY_PHOTOS_FIELD, { state: "sending", part: (index + part) / files.length }),
      );
      if (answer.status) photos.push(loosePhoto(answer.data));
      else problems.add(`${file.name}: ${answer.message}`);
    }
    uploads.note(
      MANY_PHOTOS_FIELD,
      problems.size > 0 ? { state: "failed", message: [...problems].join(" ") } : null,
    );
    setAdded(photos);
    if (photos.length > 0) dispatch({ type: "apply", commands: [{ type: "fill-photos", photos }] });
  }

  return { add, said: added.length > 0 ? addedWords(document, added) : null };
}
