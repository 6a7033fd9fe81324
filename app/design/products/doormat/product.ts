import type { DesignedProduct } from "../designed-product";
import { doormat } from "./blueprint";
import { DoormatScene } from "./scene";

export const product: DesignedProduct = { blueprint: doormat, Scene: DoormatScene };
