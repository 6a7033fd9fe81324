import type { DesignedProduct } from "../designed-product";
import { photomug } from "./blueprint";
import { MugScene } from "./scene";

export const product: DesignedProduct = { blueprint: photomug, Scene: MugScene };
