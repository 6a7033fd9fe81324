import { playingcards } from "../blueprints/playingcards";
import type { DesignedProduct } from "../designed-product";
import { CardsScene } from "../scenes/cards-scene";

export const games: DesignedProduct[] = [{ blueprint: playingcards, Scene: CardsScene }];
