import type { DesignedProduct } from "../designed-product";
import { poster } from "./blueprint";
import { PosterScene } from "./scene";

export const product: DesignedProduct = { blueprint: poster, Scene: PosterScene };
