import { busroll } from "../blueprints/busroll";
import type { DesignedProduct } from "../designed-product";
import { BusrollScene } from "../scenes/busroll-scene";

export const busrolls: DesignedProduct[] = [{ blueprint: busroll, Scene: BusrollScene }];
