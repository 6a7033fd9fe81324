import type { DesignedProduct } from "../designed-product";
import { flipflops } from "./blueprint";
import { FlipflopsScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: flipflops,
  Scene: FlipflopsScene,
  closeUp: { x: 340, y: 230, size: 430 },
};
