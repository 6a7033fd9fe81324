// Generated from the folders of app/design/products by `npm run codegen`. Do not edit.
import type { DesignedProduct } from "./designed-product";
import { product as beachtowel } from "./beachtowel/product";
import { product as flipflops } from "./flipflops/product";

export const family: DesignedProduct[] = [
  beachtowel,
  flipflops,
];
