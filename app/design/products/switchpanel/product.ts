import type { DesignedProduct } from "../designed-product";
import { switchpanel } from "./blueprint";
import { SwitchScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: switchpanel,
  Scene: SwitchScene,
  closeUp: { x: 150, y: 110, size: 530 },
};
