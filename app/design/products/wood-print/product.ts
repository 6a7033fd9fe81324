import type { DesignedProduct } from "../designed-product";
import { woodPrint } from "./blueprint";
import { WoodScene } from "./scene";

export const product: DesignedProduct = { blueprint: woodPrint, Scene: WoodScene };
