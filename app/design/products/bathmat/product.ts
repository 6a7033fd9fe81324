import type { DesignedProduct } from "../designed-product";
import { bathmat } from "./blueprint";
import { BathmatScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: bathmat,
  Scene: BathmatScene,
  closeUp: { x: 60, y: 190, size: 460 },
};
