import type { DesignedProduct } from "../designed-product";
import { acrylicPrint } from "./blueprint";
import { AcrylicScene } from "./scene";

export const product: DesignedProduct = { blueprint: acrylicPrint, Scene: AcrylicScene };
