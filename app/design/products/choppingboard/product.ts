import type { DesignedProduct } from "../designed-product";
import { choppingboard } from "./blueprint";
import { BoardScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: choppingboard,
  Scene: BoardScene,
  closeUp: { x: 80, y: 170, size: 400 },
};
