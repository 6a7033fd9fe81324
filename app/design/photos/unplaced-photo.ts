/** A photo that is not placed in the design yet; pixels, upright. */
export interface UnplacedPhoto {
  id: string;
  width: number;
  height: number;
  /** ISO time, where the camera told it. */
  takenAt: string | null;
}

/** The oldest first; those that tell no time come last, in the order they came. */
export function byTimeTaken(photos: UnplacedPhoto[]): UnplacedPhoto[] {
  return photos.toSorted((one, other) => {
    if (one.takenAt === other.takenAt) return 0;
    return (one.takenAt ?? "9999") < (other.takenAt ?? "9999") ? -1 : 1;
  });
}

/** The month in which it was taken, 1 to 12; undefined where the camera did not tell. */
export function monthTaken({ takenAt }: UnplacedPhoto): number | undefined {
  const month = Number(/^\d{4}-(\d{2})/.exec(takenAt ?? "")?.[1]);
  return month >= 1 && month <= 12 ? month : undefined;
}
