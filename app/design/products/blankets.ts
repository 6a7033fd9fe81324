import { photoblanket } from "../blueprints/photoblanket";
import type { DesignedProduct } from "../designed-product";
import { BlanketScene } from "../scenes/blanket-scene";

export const blankets: DesignedProduct[] = [{ blueprint: photoblanket, Scene: BlanketScene }];
