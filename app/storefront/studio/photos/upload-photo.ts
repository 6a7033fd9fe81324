import type { PhotoFocus } from "~/design/photos/photo-focus";
import type { NamedColor } from "~/design/photos/photo-source";
import { ClientRejection } from "~/provider/client-rejection";
import { sendFile } from "../../session/call-site";

/** A photo stored by the provider; pixels, upright. */
export interface StoredPhoto {
  id: string;
  width: number;
  height: number;
  /** Local time of the camera, such as 2024-05-03T14:22:10, if known. */
  takenAt?: string;
  /** Where a new crop starts; without it in the middle. */
  focus?: PhotoFocus | null;
  /** Its main colors, the most striking first. */
  colors?: NamedColor[];
}

/** The response to an upload by the browser's editor. */
export type PhotoResponse = { status: true; data: StoredPhoto } | RejectedPhoto;

interface RejectedPhoto {
  status: false;
  message: string;
  /** The upload failed, and the same file can be tried again. */
  isLost?: boolean;
}

export const LARGEST_PHOTO = 60 * 1024 * 1024;
export const PHOTO_TOO_LARGE = "This photo is larger than 60 MB. Please choose a smaller one.";
const notSent: RejectedPhoto = {
  status: false,
  message: "We couldn't upload your photo. Please check your connection and try again.",
  isLost: true,
};

let queue: Promise<unknown> = Promise.resolve();

/**
 * Uploads a photo as soon as it is chosen; one after the other, because the first response sets the visitor's cookie
 * that all of them belong to. `onProgress` receives the fraction sent, 0 to 1; `signal` cancels. Never rejects.
 */
export function uploadPhoto(
  file: File,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<PhotoResponse> {
  if (file.size > LARGEST_PHOTO) return Promise.resolve({ status: false, message: PHOTO_TOO_LARGE });
  const sent = queue.then(() => (signal?.aborted ? notSent : send(file, onProgress, signal)));
  queue = sent;
  return sent;
}

async function send(
  file: File,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<PhotoResponse> {
  try {
    return await read(await sendFile("/photos/upload", file, { onProgress, signal }));
  } catch (rejection) {
    if (!(rejection instanceof ClientRejection) || !rejection.response) return notSent;
    const response = await read(rejection.response);
    // If the page is older than the visitor's cookie, that cookie exists by now, so a retry succeeds.
    return rejection.response.status === 403 && !response.status ? { ...response, isLost: true } : response;
  }
}

async function read(response: Response): Promise<PhotoResponse> {
  const said: unknown = await response.json().catch(() => null);
  return isPhotoResponse(said) ? said : notSent;
}

function isPhotoResponse(value: unknown): value is PhotoResponse {
  return typeof value === "object" && value !== null && "status" in value;
}
