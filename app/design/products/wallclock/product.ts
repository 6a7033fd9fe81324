import type { DesignedProduct } from "../designed-product";
import { wallclock } from "./blueprint";
import { ClockScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: wallclock,
  Scene: ClockScene,
  closeUp: { x: 200, y: 90, size: 420 },
};
