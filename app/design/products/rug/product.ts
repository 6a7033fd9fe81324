import type { DesignedProduct } from "../designed-product";
import { rug } from "./blueprint";
import { RugScene } from "./scene";

export const product: DesignedProduct = { blueprint: rug, Scene: RugScene };
