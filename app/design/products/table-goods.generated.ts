// Generated from the folders of app/design/products by `npm run codegen`. Do not edit.
import type { DesignedProduct } from "./designed-product";
import { product as choppingboard } from "./choppingboard/product";
import { product as mobilestand } from "./mobilestand/product";
import { product as photolamp } from "./photolamp/product";

export const family: DesignedProduct[] = [
  choppingboard,
  mobilestand,
  photolamp,
];
