// Generated from the folders of app/design/products by `npm run codegen`. Do not edit.
import type { DesignedProduct } from "./designed-product";
import { product as bathmat } from "./bathmat/product";
import { product as carpet } from "./carpet/product";
import { product as rug } from "./rug/product";

export const family: DesignedProduct[] = [
  bathmat,
  carpet,
  rug,
];
