import type { DesignedProduct } from "../designed-product";
import { socks } from "./blueprint";
import { SocksScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: socks,
  Scene: SocksScene,
  closeUp: { x: 30, y: 170, size: 400 },
};
