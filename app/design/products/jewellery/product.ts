import { PendantScene } from "../../scenes/pendant-scene";
import type { DesignedProduct } from "../designed-product";
import { jewellery } from "./blueprint";

export const product: DesignedProduct = {
  blueprint: jewellery,
  Scene: PendantScene,
  closeUp: { x: 190, y: 280, size: 420 },
};
