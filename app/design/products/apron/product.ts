import type { DesignedProduct } from "../designed-product";
import { apron } from "./blueprint";
import { ApronScene } from "./scene";

export const product: DesignedProduct = { blueprint: apron, Scene: ApronScene };
