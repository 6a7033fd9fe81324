import type { DesignedProduct } from "../designed-product";
import { skateboard } from "./blueprint";
import { SkateboardScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: skateboard,
  Scene: SkateboardScene,
  closeUp: { x: 140, y: 80, size: 440 },
};
