import type { OutlineText } from "../outline";
import type { SceneBackground } from "../scenes/scene";

/** What a drawing of a product sold as it is is given; it draws the inside of an SVG with viewBox "0 0 800 800". */
export interface GoodProps {
  background: SceneBackground;
  outline: OutlineText;
  /** Begins every id in the drawing, so that several can stand on one page. */
  idPrefix: string;
}
