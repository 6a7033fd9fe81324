import type { DesignedProduct } from "../designed-product";
import { yogamat } from "./blueprint";
import { YogamatScene } from "./scene";

export const product: DesignedProduct = { blueprint: yogamat, Scene: YogamatScene };
