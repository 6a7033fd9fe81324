import type { DesignedProduct } from "../designed-product";
import { photolamp } from "./blueprint";
import { LampScene } from "./scene";

export const product: DesignedProduct = { blueprint: photolamp, Scene: LampScene };
