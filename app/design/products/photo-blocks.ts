import { photoblocks } from "../blueprints/photoblocks";
import type { DesignedProduct } from "../designed-product";
import { BlockScene } from "../scenes/block-scene";

export const photoBlocks: DesignedProduct[] = [{ blueprint: photoblocks, Scene: BlockScene }];
