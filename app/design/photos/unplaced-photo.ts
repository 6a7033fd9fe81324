import type { PhotoFocus } from "./photo-focus";

/** A photo that is not placed in the design yet; pixels, upright. */
export interface UnplacedPhoto {
  id: string;
  width: number;
  height: number;
  /** ISO time, if the camera recorded it. */
  takenAt: string | null;
  /** Where its crop starts; without it in the middle. */
  focus?: PhotoFocus | null;
}

/** Sorts photos by time, the oldest first; those without a time come last, in their original order. */
export function byTimeTaken(photos: UnplacedPhoto[]): UnplacedPhoto[] {
  return photos.toSorted((one, other) => {
    if (one.takenAt === other.takenAt) return 0;
    return (one.takenAt ?? "9999") < (other.takenAt ?? "9999") ? -1 : 1;
  });
}

/** The month in which it was taken, 1 to 12; undefined without a time. */
export function monthTaken({ takenAt }: UnplacedPhoto): number | undefined {
  const month = Number(/^\d{4}-(\d{2})/.exec(takenAt ?? "")?.[1]);
  return month >= 1 && month <= 12 ? month : undefined;
}
