import { jewellery } from "../blueprints/jewellery";
import { photopendant } from "../blueprints/photopendant";
import type { DesignedProduct } from "../designed-product";
import { PendantScene } from "../scenes/pendant-scene";

export const pendants: DesignedProduct[] = [
  { blueprint: jewellery, Scene: PendantScene, closeUp: { x: 190, y: 280, size: 420 } },
  { blueprint: photopendant, Scene: PendantScene, closeUp: { x: 190, y: 280, size: 420 } },
];
