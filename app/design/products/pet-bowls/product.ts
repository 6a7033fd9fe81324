import type { DesignedProduct } from "../designed-product";
import { petBowls } from "./blueprint";
import { BowlScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: petBowls,
  Scene: BowlScene,
  closeUp: { x: 165, y: 330, size: 470 },
};
