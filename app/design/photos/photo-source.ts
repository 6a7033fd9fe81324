import type { PhotoFocus } from "./photo-focus";

/** Source of a photo's picture; sizes in pixels, upright. */
export interface PhotoSource {
  /** A URL, or a data: URL in a self-contained drawing. */
  href: string;
  width: number;
  height: number;
  /** Local time of the camera, such as 2024-05-03T14:22:10, if known. */
  takenAt?: string;
  /** Where a new crop starts; without it in the middle. */
  focus?: PhotoFocus | null;
  /** Its main colors, the most striking first. */
  colors?: NamedColor[];
}

/** A color (hex) with its name, such as "dark brown". */
export interface NamedColor {
  value: string;
  name: string;
}

/** Photo id → source. */
export type PhotoSources = Record<string, PhotoSource>;
