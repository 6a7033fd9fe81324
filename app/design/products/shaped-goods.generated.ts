// Generated from the folders of app/design/products by `npm run codegen`. Do not edit.
import type { DesignedProduct } from "./designed-product";
import { product as mousepad } from "./mousepad/product";
import { product as photocoaster } from "./photocoaster/product";
import { product as photomagnet } from "./photomagnet/product";

export const family: DesignedProduct[] = [
  mousepad,
  photocoaster,
  photomagnet,
];
