import type { JSX, ReactNode } from "react";
import type { Tube } from "../art/tubes";
import type { Blueprint } from "../blueprint/blueprint";
import type { Proportion } from "../geometry/geometry";
import type { SceneProps } from "../scenes/scene";

/** A square of a picture of 800 by 800. */
export interface PicturePart {
  x: number;
  y: number;
  size: number;
}

export interface FlatLightProps {
  /** Millimeters. */
  size: Proportion;
  /** Color behind the layers (hex). */
  background: string;
  idPrefix: string;
  /** The layers without their background. */
  children: ReactNode;
}

/** A kind of product with its scene. */
export interface DesignedProduct {
  blueprint: Blueprint;
  /** Draws the inside of an SVG with viewBox "0 0 800 800". */
  Scene: (props: SceneProps) => JSX.Element;
  /** Returns the surfaces, out of all keys, that its scene shows while one of them is designed; all by default. */
  shows?: (keys: string[], focus?: string) => string[];
  /** The part of the scene shown as a close-up; its center by default. */
  closeUp?: PicturePart;
  /** The product has a light, and its scene can show it on and off. */
  hasLight?: boolean;
  /** Draws the light of a flat surface around its layers while it is edited. */
  FlatLight?: (props: FlatLightProps) => JSX.Element;
  /** Shapes that neon tubes can form on it. */
  tubes?: Record<string, Tube>;
}
