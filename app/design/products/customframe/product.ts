import type { DesignedProduct } from "../designed-product";
import { customframe } from "./blueprint";
import { CustomFrameScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: customframe,
  Scene: CustomFrameScene,
  closeUp: { x: 60, y: 30, size: 340 },
};
