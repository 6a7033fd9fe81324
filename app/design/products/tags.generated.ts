// Generated from the folders of app/design/products by `npm run codegen`. Do not edit.
import type { DesignedProduct } from "./designed-product";
import { product as luggagetag } from "./luggagetag/product";
import { product as petTags } from "./pet-tags/product";

export const family: DesignedProduct[] = [
  luggagetag,
  petTags,
];
