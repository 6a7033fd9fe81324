import { apron } from "../blueprints/apron";
import { socks } from "../blueprints/socks";
import { stocking } from "../blueprints/stocking";
import type { DesignedProduct } from "../designed-product";
import { ApronScene } from "../scenes/apron-scene";
import { SocksScene } from "../scenes/socks-scene";
import { StockingScene } from "../scenes/stocking-scene";

export const wearables: DesignedProduct[] = [
  { blueprint: socks, Scene: SocksScene, closeUp: { x: 30, y: 170, size: 400 } },
  { blueprint: apron, Scene: ApronScene },
  { blueprint: stocking, Scene: StockingScene },
];
