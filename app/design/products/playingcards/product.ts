import type { DesignedProduct } from "../designed-product";
import { playingcards } from "./blueprint";
import { CardsScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: playingcards,
  Scene: CardsScene,
  closeUp: { x: 200, y: 400, size: 400 },
};
