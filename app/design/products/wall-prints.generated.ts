// Generated from the folders of app/design/products by `npm run codegen`. Do not edit.
import type { DesignedProduct } from "./designed-product";
import { product as acrylicPrint } from "./acrylic-print/product";
import { product as frame } from "./frame/product";
import { product as metalPrint } from "./metal-print/product";
import { product as photoboard } from "./photoboard/product";
import { product as poster } from "./poster/product";
import { product as wallSet } from "./wall-set/product";
import { product as woodPrint } from "./wood-print/product";

export const family: DesignedProduct[] = [
  acrylicPrint,
  frame,
  metalPrint,
  photoboard,
  poster,
  wallSet,
  woodPrint,
];
