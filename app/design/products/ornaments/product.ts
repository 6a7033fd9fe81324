import type { DesignedProduct } from "../designed-product";
import { ornaments } from "./blueprint";
import { OrnamentScene } from "./scene";

export const product: DesignedProduct = { blueprint: ornaments, Scene: OrnamentScene };
