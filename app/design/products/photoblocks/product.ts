import type { DesignedProduct } from "../designed-product";
import { photoblocks } from "./blueprint";
import { BlockScene } from "./scene";

export const product: DesignedProduct = { blueprint: photoblocks, Scene: BlockScene };
