import { beachtowel } from "../blueprints/beachtowel";
import { flipflops } from "../blueprints/flipflops";
import type { DesignedProduct } from "../designed-product";
import { BeachtowelScene } from "../scenes/beachtowel-scene";
import { FlipflopsScene } from "../scenes/flipflops-scene";

export const beachGoods: DesignedProduct[] = [
  { blueprint: beachtowel, Scene: BeachtowelScene },
  { blueprint: flipflops, Scene: FlipflopsScene, closeUp: { x: 340, y: 230, size: 430 } },
];
