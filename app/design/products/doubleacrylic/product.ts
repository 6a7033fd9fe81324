import type { DesignedProduct } from "../designed-product";
import { doubleacrylic } from "./blueprint";
import { DoubleAcrylicScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: doubleacrylic,
  Scene: DoubleAcrylicScene,
  closeUp: { x: 250, y: 20, size: 430 },
};
