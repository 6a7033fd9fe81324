// Generated from the folders of app/design/products by `npm run codegen`. Do not edit.
import type { DesignedProduct } from "./designed-product";
import { product as customframe } from "./customframe/product";
import { product as doubleacrylic } from "./doubleacrylic/product";
import { product as switchpanel } from "./switchpanel/product";
import { product as wallclock } from "./wallclock/product";

export const family: DesignedProduct[] = [
  customframe,
  doubleacrylic,
  switchpanel,
  wallclock,
];
