import type { DesignedProduct } from "../designed-product";
import { wallSet } from "./blueprint";
import { WallSetScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: wallSet,
  Scene: WallSetScene,
  closeUp: { x: 30, y: 110, size: 340 },
};
