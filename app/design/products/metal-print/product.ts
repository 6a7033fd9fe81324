import type { DesignedProduct } from "../designed-product";
import { metalPrint } from "./blueprint";
import { MetalScene } from "./scene";

export const product: DesignedProduct = { blueprint: metalPrint, Scene: MetalScene };
