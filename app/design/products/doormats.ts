import { doormat } from "../blueprints/doormat";
import type { DesignedProduct } from "../designed-product";
import { DoormatScene } from "../scenes/doormat-scene";

export const doormats: DesignedProduct[] = [{ blueprint: doormat, Scene: DoormatScene }];
