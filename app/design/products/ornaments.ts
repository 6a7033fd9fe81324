import { ornaments as ornament } from "../blueprints/ornaments";
import type { DesignedProduct } from "../designed-product";
import { OrnamentScene } from "../scenes/ornament-scene";

export const ornaments: DesignedProduct[] = [{ blueprint: ornament, Scene: OrnamentScene }];
