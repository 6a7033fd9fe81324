import { yogamat } from "../blueprints/yogamat";
import type { DesignedProduct } from "../designed-product";
import { YogamatScene } from "../scenes/yogamat-scene";

export const yogaMats: DesignedProduct[] = [{ blueprint: yogamat, Scene: YogamatScene }];
