/** Where the picture of a photo layer comes from; sizes in pixels, upright. */
export interface PhotoSource {
  /** An address, or a data: address where the drawing must stand alone. */
  href: string;
  width: number;
  height: number;
  /** Such as 2024-05-03T14:22:10, by the camera's own clock, where it is known. */
  takenAt?: string;
}

/** Photo id → source. */
export type PhotoSources = Record<string, PhotoSource>;
