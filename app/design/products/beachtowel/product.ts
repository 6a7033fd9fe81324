import type { DesignedProduct } from "../designed-product";
import { beachtowel } from "./blueprint";
import { BeachtowelScene } from "./scene";

export const product: DesignedProduct = { blueprint: beachtowel, Scene: BeachtowelScene };
