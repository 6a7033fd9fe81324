import type { DesignedProduct } from "../designed-product";
import { mobilestand } from "./blueprint";
import { PhoneStandScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: mobilestand,
  Scene: PhoneStandScene,
  closeUp: { x: 90, y: 330, size: 400 },
};
