/** Where the picture of a photo layer comes from; sizes in pixels, upright. */
export interface PhotoSource {
  /** An address, or a data: address where the drawing must stand alone. */
  href: string;
  width: number;
  height: number;
}

/** Photo id → source. */
export type PhotoSources = Record<string, PhotoSource>;
