import { PendantScene } from "../../scenes/pendant-scene";
import type { DesignedProduct } from "../designed-product";
import { photopendant } from "./blueprint";

export const product: DesignedProduct = {
  blueprint: photopendant,
  Scene: PendantScene,
  closeUp: { x: 190, y: 280, size: 420 },
};
