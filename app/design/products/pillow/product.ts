import type { DesignedProduct } from "../designed-product";
import { pillow } from "./blueprint";
import { PillowScene } from "./scene";

export const product: DesignedProduct = { blueprint: pillow, Scene: PillowScene };
