import type { DesignedProduct } from "../designed-product";
import { photomagnet } from "./blueprint";
import { MagnetScene } from "./scene";

export const product: DesignedProduct = { blueprint: photomagnet, Scene: MagnetScene };
