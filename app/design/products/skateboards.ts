import { skateboard } from "../blueprints/skateboard";
import type { DesignedProduct } from "../designed-product";
import { SkateboardScene } from "../scenes/skateboard-scene";

export const skateboards: DesignedProduct[] = [
  { blueprint: skateboard, Scene: SkateboardScene, closeUp: { x: 140, y: 80, size: 440 } },
];
