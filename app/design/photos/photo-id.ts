import { portraits } from "../portraits";

const portraitPrefix = "portrait:";
const uploaded = /^[A-Za-z0-9_-]{8,64}$/;

/** The portrait a photo id stands for; undefined when it is a shopper's photo. */
export function portraitOf(photoId: string): string | undefined {
  return photoId.startsWith(portraitPrefix) ? photoId.slice(portraitPrefix.length) : undefined;
}

/** Whether an id can be a photo: one of our portraits, or the random name of an upload. */
export function isPhotoId(photoId: string): boolean {
  const portrait = portraitOf(photoId);
  if (portrait === undefined) return uploaded.test(photoId);
  return portraits.some(({ key }) => key === portrait);
}
