import { pillow } from "../blueprints/pillow";
import type { DesignedProduct } from "../designed-product";
import { PillowScene } from "../scenes/pillow-scene";

export const pillows: DesignedProduct[] = [{ blueprint: pillow, Scene: PillowScene }];
