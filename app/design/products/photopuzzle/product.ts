import type { DesignedProduct } from "../designed-product";
import { photopuzzle } from "./blueprint";
import { PuzzleScene } from "./scene";

export const product: DesignedProduct = { blueprint: photopuzzle, Scene: PuzzleScene };
