import { useRef, useState } from "react";
import type { PhotoSource, PhotoSources } from "~/design/photos/photo-source";
import { type PhotoResponse, type StoredPhoto, uploadPhoto } from "./upload-photo";

/** State of a photo upload, by its file field's name. */
export type PhotoUpload =
  | { state: "waiting" }
  | { state: "sending"; part: number }
  | { state: "failed"; message: string; isLost?: boolean };

/** Photos uploaded from this page: their sources, and the state of current uploads. */
export interface PhotoUploads {
  sources: PhotoSources;
  byField: Record<string, PhotoUpload>;
  /** The browser's own copies of photos that are being sent, by copyId; none of a type that it cannot show. */
  copies: Record<string, PhotoSource>;
  isSending: boolean;
  send: (field: string, file: File) => void;
  /** Cancels a field's upload, whether it is running or queued. */
  cancel: (field: string) => void;
  retry: (field: string) => void;
  /** Stores a photo that belongs to no single field. Never rejects. */
  store: (file: File, onProgress: (part: number) => void) => Promise<PhotoResponse>;
  /** Sets the state of a field's upload; null when it is done. */
  note: (field: string, upload: PhotoUpload | null) => void;
}

/** Uploads photos as they are chosen; `onStored` receives each field's photo. */
export function usePhotoUploads(onStored: (field: string, photo: StoredPhoto) => void): PhotoUploads {
  const [sources, setSources] = useState<PhotoSources>({});
  const [byField, setByField] = useState<Record<string, PhotoUpload>>({});
  const [copies, setCopies] = useState<Record<string, PhotoSource>>({});
  const note = (field: string, upload: PhotoUpload | null) =>
    setByField(({ [field]: _, ...others }) => (upload ? { ...others, [field]: upload } : others));

  const sent = useRef(new Map<string, { file: File; stop: AbortController }>());

  async function store(file: File, onProgress: (part: number) => void, signal?: AbortSignal) {
    const response = await uploadPhoto(file, onProgress, signal);
    if (response.status) {
      const { id, ...photo } = response.data;
      setSources((known) => ({ ...known, [id]: { href: `/photos/${id}/display`, ...photo } }));
    }
    return response;
  }

  /**
   * Returns a function that removes the copy. Its URL stays valid until the page is left, since a drawing may still load
   * it; it refers to a file on disk and takes no memory.
   */
  function showCopy(field: string, file: File, signal: AbortSignal): () => void {
    const href = URL.createObjectURL(file);
    let isOver = false;
    void load(href).then((image) => {
      if (!image || isOver || signal.aborted) return;
      const { naturalWidth: width, naturalHeight: height } = image;
      setCopies((others) => ({ ...others, [copyId(field)]: { href, width, height } }));
    });
    return () => {
      isOver = true;
      setCopies(({ [copyId(field)]: copy, ...others }) =>
        copy && copy.href !== href ? { ...others, [copyId(field)]: copy } : others,
      );
    };
  }

  async function send(field: string, file: File) {
    sent.current.get(field)?.stop.abort();
    const stop = new AbortController();
    sent.current.set(field, { file, stop });
    note(field, { state: "waiting" });
    const removeCopy = showCopy(field, file, stop.signal);
    const follow = (part: number) => stop.signal.aborted || note(field, { state: "sending", part });
    const response = await store(file, follow, stop.signal);
    if (response.status) await load(`/photos/${response.data.id}/display`);
    removeCopy();
    if (stop.signal.aborted) return;
    if (!response.status) return note(field, { ...response, state: "failed" });
    onStored(field, response.data);
    sent.current.delete(field);
    note(field, null);
  }

  function cancel(field: string) {
    sent.current.get(field)?.stop.abort();
    sent.current.delete(field);
    note(field, null);
  }

  function retry(field: string) {
    const file = sent.current.get(field)?.file;
    if (file) void send(field, file);
  }

  const isSending = Object.values(byField).some(({ state }) => state !== "failed");
  return { sources, byField, copies, isSending, send, cancel, retry, store, note };
}

/** Returns the photo id under which the copy of a field's photo is drawn. */
export function copyId(field: string): string {
  return `copy-${field.replace(/[^\w-]/g, "_")}`;
}

/** Loads a picture; returns null when the browser cannot show it. */
async function load(href: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = href;
  return image.decode().then(
    () => image,
    () => null,
  );
}
