import { neonSign, tubes } from "../blueprints/neon-sign";
import type { DesignedProduct } from "../designed-product";
import { NeonScene } from "../scenes/neon-scene";

export const neonSigns: DesignedProduct[] = [
  { blueprint: neonSign, Scene: NeonScene, closeUp: { x: 90, y: 200, size: 400 }, hasLight: true, tubes },
];
