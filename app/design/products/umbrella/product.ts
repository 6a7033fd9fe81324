import type { DesignedProduct } from "../designed-product";
import { umbrella } from "./blueprint";
import { UmbrellaScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: umbrella,
  Scene: UmbrellaScene,
  closeUp: { x: 200, y: 360, size: 390 },
};
