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
  /** Of uploaded clip art, which has no `href`: its shapes in a square of 100 by 100. */
  paths?: readonly VectorPath[];
}

/** A filled shape as path data. */
export interface VectorPath {
  d: string;
  /** Where it overlaps itself is a hole. */
  isEvenOdd: boolean;
  /** Its color (hex) in a drawing that has several; without it, the color of the layer. */
  color?: string;
}

/** A color (hex) with its name, such as "dark brown". */
export interface NamedColor {
  value: string;
  name: string;
}

/** Id of a photo or of uploaded clip art → source. */
export type PhotoSources = Record<string, PhotoSource>;
