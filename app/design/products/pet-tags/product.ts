import type { DesignedProduct } from "../designed-product";
import { petTags } from "./blueprint";
import { TagScene } from "./scene";

export const product: DesignedProduct = { blueprint: petTags, Scene: TagScene };
