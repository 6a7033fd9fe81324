import type { ReactNode } from "react";
import type { ChosenOptions } from "../blueprint/blueprint";

/** The quiet colors a product stands on. */
export type SceneBackground = "sand" | "mint" | "sky" | "blush";

/** What a drawn product scene is given; it draws a picture of 800 by 800 units (viewBox "0 0 800 800"). */
export interface SceneProps {
  /** The surface's design in millimeters, its top left corner at 0,0, masked, to be transformed into place. */
  surface: (key: string) => ReactNode;
  /** Millimeters of each surface. */
  sizes: Record<string, { width: number; height: number }>;
  options: ChosenOptions;
  background: SceneBackground;
  /** The surface that is being designed, for products whose pages are seen one at a time. */
  focus?: string;
  /** Of what has a light, whether it is shown with it on, as it is unless told. */
  light?: "on" | "off";
  /** Begins every id in the drawing, so that several can stand on one page. */
  idPrefix: string;
}
