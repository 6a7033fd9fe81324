import { portraits } from "../portraits/portrait-keys";

const portraitPrefix = "portrait:";
const uploaded = /^[A-Za-z0-9_-]{8,64}$/;

/** Returns the portrait of a photo id; undefined for a shopper's photo. */
export function portraitOf(photoId: string): string | undefined {
  return photoId.startsWith(portraitPrefix) ? photoId.slice(portraitPrefix.length) : undefined;
}

/** Checks the format of a photo id: one of our portraits, or the random name of an upload. */
export function isPhotoId(photoId: string): boolean {
  const portrait = portraitOf(photoId);
  if (portrait === undefined) return uploaded.test(photoId);
  return portraits.some(({ key }) => key === portrait);
}
