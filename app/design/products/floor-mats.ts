import { bathmat } from "../blueprints/bathmat";
import { carpet } from "../blueprints/carpet";
import { rug } from "../blueprints/rug";
import type { DesignedProduct } from "../designed-product";
import { BathmatScene } from "../scenes/bathmat-scene";
import { CarpetScene } from "../scenes/carpet-scene";
import { RugScene } from "../scenes/rug-scene";

export const floorMats: DesignedProduct[] = [
  { blueprint: bathmat, Scene: BathmatScene, closeUp: { x: 60, y: 190, size: 460 } },
  { blueprint: rug, Scene: RugScene },
  { blueprint: carpet, Scene: CarpetScene },
];
