import type { DesignedProduct } from "../designed-product";
import { canvas } from "./blueprint";
import { CanvasScene } from "./scene";

export const product: DesignedProduct = { blueprint: canvas, Scene: CanvasScene };
