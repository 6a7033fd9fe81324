import type { DesignedProduct } from "../designed-product";
import { photocoaster } from "./blueprint";
import { CoasterScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: photocoaster,
  Scene: CoasterScene,
  closeUp: { x: 60, y: 320, size: 400 },
};
