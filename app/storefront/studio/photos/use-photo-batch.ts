import { useState } from "react";
import type { UnplacedPhoto } from "~/design/photos/unplaced-photo";
import { useStudioParts } from "../use-studio";
import { addedText, lostText, PHOTO_BATCH_FIELD, unplacedPhoto } from "./photo-batch";

/**
 * Uploads photos chosen together one after the other, then places all of them at once. Failed ones are kept in `lost`,
 * to be sent again.
 */
export function usePhotoBatch() {
  const { document, uploads, dispatch } = useStudioParts();
  const [added, setAdded] = useState<UnplacedPhoto[]>([]);
  const [lost, setLost] = useState<File[]>([]);

  async function add(files: File[]) {
    const photos: UnplacedPhoto[] = [];
    const problems = new Set<string>();
    const notThrough: File[] = [];
    for (const [index, file] of files.entries()) {
      const response = await uploads.store(file, (part) =>
        uploads.note(PHOTO_BATCH_FIELD, { state: "sending", part: (index + part) / files.length }),
      );
      if (response.status) photos.push(unplacedPhoto(response.data));
      else if (response.isLost) notThrough.push(file);
      else problems.add(`${file.name}: ${response.message}`);
    }
    if (notThrough.length > 0) problems.add(lostText(notThrough.length));
    uploads.note(
      PHOTO_BATCH_FIELD,
      problems.size > 0 ? { state: "failed", message: [...problems].join(" ") } : null,
    );
    setAdded(photos);
    setLost(notThrough);
    if (photos.length > 0) dispatch({ type: "apply", commands: [{ type: "fill-photos", photos }] });
  }

  return { add, lost, said: added.length > 0 ? addedText(document, added) : null };
}
