import type { DesignedProduct } from "../designed-product";
import { photoblanket } from "./blueprint";
import { BlanketScene } from "./scene";

export const product: DesignedProduct = { blueprint: photoblanket, Scene: BlanketScene };
