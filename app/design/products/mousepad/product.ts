import type { DesignedProduct } from "../designed-product";
import { mousepad } from "./blueprint";
import { MousepadScene } from "./scene";

export const product: DesignedProduct = { blueprint: mousepad, Scene: MousepadScene };
