import type { DesignedProduct } from "../designed-product";
import { rubixcube } from "./blueprint";
import { CubeScene } from "./scene";

export const product: DesignedProduct = { blueprint: rubixcube, Scene: CubeScene };
