import type { DesignedProduct } from "../designed-product";
import { stocking } from "./blueprint";
import { StockingScene } from "./scene";

export const product: DesignedProduct = { blueprint: stocking, Scene: StockingScene };
