import { jewellery } from "../blueprints/jewellery";
import { photopendant } from "../blueprints/photopendant";
import type { DesignedProduct } from "../designed-product";
import { PendantScene } from "../scenes/pendant-scene";

export const pendants: DesignedProduct[] = [
  { blueprint: jewellery, Scene: PendantScene, closeUp: { x: 220, y: 260, size: 360 } },
  { blueprint: photopendant, Scene: PendantScene, closeUp: { x: 220, y: 260, size: 360 } },
];
