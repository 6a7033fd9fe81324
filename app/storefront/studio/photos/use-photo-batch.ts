import { useRef, useState } from "react";
import { applyCommand, type Command } from "~/design/document/commands";
import { surfaceWith } from "~/design/photos/fill-photos";
import type { UnplacedPhoto } from "~/design/photos/unplaced-photo";
import { findSurface } from "~/design/surfaces/surfaces";
import { useStudioParts } from "../use-studio";
import { addedText, lostText, PHOTO_BATCH_FIELD, unplacedPhoto } from "./photo-batch";

/**
 * Uploads photos chosen together one after the other, then places all of them at once. Failed ones are kept in `lost`,
 * to be sent again.
 */
export function usePhotoBatch() {
  const studio = useStudioParts();
  const { document, uploads } = studio;
  const latest = useRef(studio);
  latest.current = studio;
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
    if (photos.length > 0) place(photos);
  }

  /** Fills the slots from the visible page on, and shows the first filled page. */
  function place(photos: UnplacedPhoto[]) {
    const { document, wantedSurface, dispatch, showSurface } = latest.current;
    const fill: Command = { type: "fill-photos", photos, from: wantedSurface ?? undefined };
    const filled = surfaceWith(applyCommand(document, fill), photos);
    dispatch({ type: "apply", commands: [fill] });
    if (filled && findSurface(document, filled)?.group) showSurface(filled);
  }

  return { add, lost, said: added.length > 0 ? addedText(document, added) : null };
}
