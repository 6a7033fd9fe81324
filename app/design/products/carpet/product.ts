import type { DesignedProduct } from "../designed-product";
import { carpet } from "./blueprint";
import { CarpetScene } from "./scene";

export const product: DesignedProduct = { blueprint: carpet, Scene: CarpetScene };
