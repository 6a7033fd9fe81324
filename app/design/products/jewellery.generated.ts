// Generated from the folders of app/design/products by `npm run codegen`. Do not edit.
import type { DesignedProduct } from "./designed-product";
import { product as jewellery } from "./jewellery/product";
import { product as photopendant } from "./photopendant/product";

export const family: DesignedProduct[] = [
  jewellery,
  photopendant,
];
