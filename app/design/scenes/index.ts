import type { JSX } from "react";
import type { SceneKey } from "../blueprint";
import { BlanketScene } from "./blanket-scene";
import { CanvasScene } from "./canvas-scene";
import { MugScene } from "./mug-scene";
import { PillowScene } from "./pillow-scene";
import type { SceneProps } from "./scene";
import { TagScene } from "./tag-scene";
import { WallSetScene } from "./wall-set-scene";

/** A drawn home for each kind of product; each draws the inside of an SVG with viewBox "0 0 800 800". */
export const scenes: Record<SceneKey, (props: SceneProps) => JSX.Element> = {
  acrylic: CanvasScene,
  blanket: BlanketScene,
  block: CanvasScene,
  bowl: MugScene,
  canvas: CanvasScene,
  coaster: CanvasScene,
  doormat: CanvasScene,
  framed: CanvasScene,
  luggage: TagScene,
  magnet: CanvasScene,
  metal: CanvasScene,
  mousepad: CanvasScene,
  mug: MugScene,
  ornament: CanvasScene,
  photoboard: CanvasScene,
  pillow: PillowScene,
  poster: CanvasScene,
  puzzle: CanvasScene,
  tag: TagScene,
  "wall-set": WallSetScene,
  wood: CanvasScene,
};
