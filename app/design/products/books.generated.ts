// Generated from the folders of app/design/products by `npm run codegen`. Do not edit.
import type { DesignedProduct } from "./designed-product";
import { product as calendar } from "./calendar/product";
import { product as photobook } from "./photobook/product";
import { product as photoprints } from "./photoprints/product";

export const family: DesignedProduct[] = [
  calendar,
  photobook,
  photoprints,
];
