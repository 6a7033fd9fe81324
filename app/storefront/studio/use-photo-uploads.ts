import { useState } from "react";
import type { PhotoSources } from "~/design/photo-source";
import { type PhotoAnswer, uploadPhoto } from "./upload-photo";

/** How the sending of a photo stands, by its file field's name. */
export type PhotoUpload = { state: "sending"; part: number } | { state: "failed"; message: string };

/** Photos sent from this page: where they are, and how those on their way stand. */
export interface PhotoUploads {
  sources: PhotoSources;
  byField: Record<string, PhotoUpload>;
  isSending: boolean;
  send: (field: string, file: File) => void;
  /** Keeps a photo that belongs to no single field. Never rejects. */
  store: (file: File, onProgress: (part: number) => void) => Promise<PhotoAnswer>;
  /** Tells how the sending into a field stands; null when it is done. */
  note: (field: string, upload: PhotoUpload | null) => void;
}

/** Sends photos as they are chosen; `onStored` is told each field's photo id once it is kept. */
export function usePhotoUploads(onStored: (field: string, photoId: string) => void): PhotoUploads {
  const [sources, setSources] = useState<PhotoSources>({});
  const [byField, setByField] = useState<Record<string, PhotoUpload>>({});
  const note = (field: string, upload: PhotoUpload | null) =>
    setByField(({ [field]: _, ...others }) => (upload ? { ...others, [field]: upload } : others));

  async function store(file: File, onProgress: (part: number) => void) {
    const answer = await uploadPhoto(file, onProgress);
    if (answer.status) {
      const { id, ...photo } = answer.data;
      setSources((known) => ({ ...known, [id]: { href: `/photos/${id}/display`, ...photo } }));
    }
    return answer;
  }

  async function send(field: string, file: File) {
    note(field, { state: "sending", part: 0 });
    const answer = await store(file, (part) => note(field, { state: "sending", part }));
    if (!answer.status) return note(field, { state: "failed", message: answer.message });
    onStored(field, answer.data.id);
    note(field, null);
  }

  const isSending = Object.values(byField).some(({ state }) => state === "sending");
  return { sources, byField, isSending, send, store, note };
}
