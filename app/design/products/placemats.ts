import { tablemat } from "../blueprints/tablemat";
import type { DesignedProduct } from "../designed-product";
import { TablematScene } from "../scenes/tablemat-scene";

export const placemats: DesignedProduct[] = [
  { blueprint: tablemat, Scene: TablematScene, closeUp: { x: 100, y: 290, size: 430 } },
];
