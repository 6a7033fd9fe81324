import type { DesignedProduct } from "../designed-product";
import { didacticgame } from "./blueprint";
import { MemoryScene } from "./scene";

export const product: DesignedProduct = { blueprint: didacticgame, Scene: MemoryScene };
