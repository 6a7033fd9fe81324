import type { JSX } from "react";
import type { SceneKey } from "../blueprint";
import { AcrylicScene } from "./acrylic-scene";
import { BlanketScene } from "./blanket-scene";
import { BlockScene } from "./block-scene";
import { BowlScene } from "./bowl-scene";
import { CanvasScene } from "./canvas-scene";
import { CoasterScene } from "./coaster-scene";
import { DoormatScene } from "./doormat-scene";
import { FramedScene } from "./framed-scene";
import { LuggageScene } from "./luggage-scene";
import { MagnetScene } from "./magnet-scene";
import { MetalScene } from "./metal-scene";
import { MousepadScene } from "./mousepad-scene";
import { MugScene } from "./mug-scene";
import { OrnamentScene } from "./ornament-scene";
import { PhotoboardScene } from "./photoboard-scene";
import { PillowScene } from "./pillow-scene";
import { PosterScene } from "./poster-scene";
import { PuzzleScene } from "./puzzle-scene";
import type { SceneProps } from "./scene";
import { TagScene } from "./tag-scene";
import { WallSetScene } from "./wall-set-scene";
import { WoodScene } from "./wood-scene";

/** A drawn home for each kind of product; each draws the inside of an SVG with viewBox "0 0 800 800". */
export const scenes: Record<SceneKey, (props: SceneProps) => JSX.Element> = {
  acrylic: AcrylicScene,
  blanket: BlanketScene,
  block: BlockScene,
  bowl: BowlScene,
  canvas: CanvasScene,
  coaster: CoasterScene,
  doormat: DoormatScene,
  framed: FramedScene,
  luggage: LuggageScene,
  magnet: MagnetScene,
  metal: MetalScene,
  mousepad: MousepadScene,
  mug: MugScene,
  ornament: OrnamentScene,
  photoboard: PhotoboardScene,
  pillow: PillowScene,
  poster: PosterScene,
  puzzle: PuzzleScene,
  tag: TagScene,
  "wall-set": WallSetScene,
  wood: WoodScene,
};
