import { photomug } from "../blueprints/photomug";
import type { DesignedProduct } from "../designed-product";
import { MugScene } from "../scenes/mug-scene";

export const mugs: DesignedProduct[] = [{ blueprint: photomug, Scene: MugScene }];
