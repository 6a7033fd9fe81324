import type { DesignedProduct } from "../designed-product";
import { neonSign, tubes } from "./blueprint";
import { LitSurface } from "./lit-surface";
import { NeonScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: neonSign,
  Scene: NeonScene,
  closeUp: { x: 90, y: 200, size: 400 },
  hasLight: true,
  FlatLight: LitSurface,
  tubes,
};
