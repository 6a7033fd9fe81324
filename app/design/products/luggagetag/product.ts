import type { DesignedProduct } from "../designed-product";
import { luggagetag } from "./blueprint";
import { LuggageScene } from "./scene";

export const product: DesignedProduct = { blueprint: luggagetag, Scene: LuggageScene };
