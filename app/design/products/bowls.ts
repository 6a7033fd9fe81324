import { petBowls } from "../blueprints/pet-bowls";
import type { DesignedProduct } from "../designed-product";
import { BowlScene } from "../scenes/bowl-scene";

export const bowls: DesignedProduct[] = [
  { blueprint: petBowls, Scene: BowlScene, closeUp: { x: 165, y: 330, size: 470 } },
];
