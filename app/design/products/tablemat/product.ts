import type { DesignedProduct } from "../designed-product";
import { tablemat } from "./blueprint";
import { TablematScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: tablemat,
  Scene: TablematScene,
  closeUp: { x: 100, y: 290, size: 430 },
};
