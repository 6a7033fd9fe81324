import type { DesignedProduct } from "../designed-product";
import { framedPrint } from "./blueprint";
import { FramedScene } from "./scene";

export const product: DesignedProduct = { blueprint: framedPrint, Scene: FramedScene };
