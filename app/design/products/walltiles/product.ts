import type { DesignedProduct } from "../designed-product";
import { walltiles } from "./blueprint";
import { WalltilesScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: walltiles,
  Scene: WalltilesScene,
  closeUp: { x: 122, y: 30, size: 380 },
};
