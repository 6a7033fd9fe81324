import type { ReactNode } from "react";
import type { ChosenOptions } from "../blueprint/blueprint";

/** Muted background colors of product pictures. */
export type SceneBackground = "sand" | "mint" | "sky" | "blush";

/** Props of a product's scene, which draws the content of an SVG with viewBox "0 0 800 800". */
export interface SceneProps {
  /** Renders a surface's masked design in millimeters, its top left corner at 0,0, to be transformed into place. */
  surface: (key: string) => ReactNode;
  /** As `surface`, but to the end of the picture that is folded around the sides of the product. */
  unfolded: (key: string) => ReactNode;
  /** Size of each surface in millimeters. */
  sizes: Record<string, { width: number; height: number }>;
  options: ChosenOptions;
  background: SceneBackground;
  /** The surface that is being designed, for products whose pages are shown one at a time. */
  focus?: string;
  /** Whether a product with a light is shown lit; on by default. */
  light?: "on" | "off";
  /** Prefix of every id in the drawing, so that several fit on one page. */
  idPrefix: string;
}
