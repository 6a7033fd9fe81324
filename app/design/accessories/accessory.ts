import type { SceneBackground } from "../scenes/scene";
import type { OutlineText } from "../text/outline";

/** Props of an accessory's drawing, which renders the content of an SVG with viewBox "0 0 800 800". */
export interface AccessoryProps {
  background: SceneBackground;
  outline: OutlineText;
  /** Prefix of every id in the drawing, so that several fit on one page. */
  idPrefix: string;
}
