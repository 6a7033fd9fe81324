import { photopuzzle } from "../blueprints/photopuzzle";
import type { DesignedProduct } from "../designed-product";
import { PuzzleScene } from "../scenes/puzzle-scene";

export const puzzles: DesignedProduct[] = [{ blueprint: photopuzzle, Scene: PuzzleScene }];
