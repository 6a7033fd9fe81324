import type { JSX } from "react";
import type { SceneKey } from "../blueprint";
import { BlanketScene } from "./blanket-scene";
import { CanvasScene } from "./canvas-scene";
import { MugScene } from "./mug-scene";
import { PillowScene } from "./pillow-scene";
import type { SceneProps } from "./scene";
import { TagScene } from "./tag-scene";

/** A drawn home for each kind of product; each draws the inside of an SVG with viewBox "0 0 800 800". */
export const scenes: Record<SceneKey, (props: SceneProps) => JSX.Element> = {
  mug: MugScene,
  pillow: PillowScene,
  blanket: BlanketScene,
  canvas: CanvasScene,
  tag: TagScene,
};
