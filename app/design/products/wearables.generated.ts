// Generated from the folders of app/design/products by `npm run codegen`. Do not edit.
import type { DesignedProduct } from "./designed-product";
import { product as apron } from "./apron/product";
import { product as socks } from "./socks/product";
import { product as stocking } from "./stocking/product";

export const family: DesignedProduct[] = [
  apron,
  socks,
  stocking,
];
