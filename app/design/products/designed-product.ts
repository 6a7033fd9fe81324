import type { JSX } from "react";
import type { Tube } from "../art/tubes";
import type { Blueprint } from "../blueprint/blueprint";
import type { SceneProps } from "../scenes/scene";

/** A square of a picture of 800 by 800. */
export interface PicturePart {
  x: number;
  y: number;
  size: number;
}

/** A kind of product with the drawing of it at home. */
export interface DesignedProduct {
  blueprint: Blueprint;
  /** Draws the inside of an SVG with viewBox "0 0 800 800". */
  Scene: (props: SceneProps) => JSX.Element;
  /** The surfaces, of those there are, that its scene shows while one of them is designed; all unless told. */
  shows?: (keys: string[], focus?: string) => string[];
  /** What is shown of the scene up close, where there is more to see than in its middle. */
  closeUp?: PicturePart;
  /** Its light can be put off, and its scene shows it both ways. */
  hasLight?: boolean;
  /** What can be bent from light on it. */
  tubes?: Record<string, Tube>;
}
