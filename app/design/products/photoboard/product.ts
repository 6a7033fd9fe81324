import type { DesignedProduct } from "../designed-product";
import { photoboard } from "./blueprint";
import { PhotoboardScene } from "./scene";

export const product: DesignedProduct = { blueprint: photoboard, Scene: PhotoboardScene };
