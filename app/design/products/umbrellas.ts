import { umbrella } from "../blueprints/umbrella";
import type { DesignedProduct } from "../designed-product";
import { UmbrellaScene } from "../scenes/umbrella-scene";

export const umbrellas: DesignedProduct[] = [
  { blueprint: umbrella, Scene: UmbrellaScene, closeUp: { x: 200, y: 360, size: 390 } },
];
