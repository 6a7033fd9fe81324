import { choppingboard } from "../blueprints/choppingboard";
import { mobilestand } from "../blueprints/mobilestand";
import { photolamp } from "../blueprints/photolamp";
import type { DesignedProduct } from "../designed-product";
import { BoardScene } from "../scenes/board-scene";
import { LampScene } from "../scenes/lamp-scene";
import { PhoneStandScene } from "../scenes/phone-stand-scene";

export const tableGoods: DesignedProduct[] = [
  { blueprint: photolamp, Scene: LampScene },
  { blueprint: mobilestand, Scene: PhoneStandScene, closeUp: { x: 90, y: 330, size: 400 } },
  { blueprint: choppingboard, Scene: BoardScene, closeUp: { x: 80, y: 170, size: 400 } },
];
