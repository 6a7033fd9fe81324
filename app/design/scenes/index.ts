import type { JSX } from "react";
import type { SceneKey } from "../blueprint";
import { AcrylicScene } from "./acrylic-scene";
import { BlanketScene } from "./blanket-scene";
import { CanvasScene } from "./canvas-scene";
import { FramedScene } from "./framed-scene";
import { MetalScene } from "./metal-scene";
import { MugScene } from "./mug-scene";
import { PillowScene } from "./pillow-scene";
import { PosterScene } from "./poster-scene";
import type { SceneProps } from "./scene";
import { TagScene } from "./tag-scene";
import { WallSetScene } from "./wall-set-scene";
import { WoodScene } from "./wood-scene";

/** A drawn home for each kind of product; each draws the inside of an SVG with viewBox "0 0 800 800". */
export const scenes: Record<SceneKey, (props: SceneProps) => JSX.Element> = {
  acrylic: AcrylicScene,
  blanket: BlanketScene,
  block: CanvasScene,
  bowl: MugScene,
  canvas: CanvasScene,
  coaster: CanvasScene,
  doormat: CanvasScene,
  framed: FramedScene,
  luggage: TagScene,
  magnet: CanvasScene,
  metal: MetalScene,
  mousepad: CanvasScene,
  mug: MugScene,
  ornament: CanvasScene,
  photoboard: CanvasScene,
  pillow: PillowScene,
  poster: PosterScene,
  puzzle: CanvasScene,
  tag: TagScene,
  "wall-set": WallSetScene,
  wood: WoodScene,
};
