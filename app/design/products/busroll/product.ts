import type { DesignedProduct } from "../designed-product";
import { busroll } from "./blueprint";
import { BusrollScene } from "./scene";

export const product: DesignedProduct = { blueprint: busroll, Scene: BusrollScene };
