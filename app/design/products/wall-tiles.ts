import { walltiles } from "../blueprints/walltiles";
import type { DesignedProduct } from "../designed-product";
import { WalltilesScene } from "../scenes/walltiles-scene";

export const wallTiles: DesignedProduct[] = [
  { blueprint: walltiles, Scene: WalltilesScene, closeUp: { x: 122, y: 30, size: 380 } },
];
