import { mousepad, photocoaster, photomagnet } from "../blueprints/shaped-goods";
import type { DesignedProduct } from "../designed-product";
import { CoasterScene } from "../scenes/coaster-scene";
import { MagnetScene } from "../scenes/magnet-scene";
import { MousepadScene } from "../scenes/mousepad-scene";

export const shapedGoods: DesignedProduct[] = [
  { blueprint: photocoaster, Scene: CoasterScene, closeUp: { x: 60, y: 320, size: 400 } },
  { blueprint: photomagnet, Scene: MagnetScene },
  { blueprint: mousepad, Scene: MousepadScene },
];
