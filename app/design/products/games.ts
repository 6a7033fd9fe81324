import { didacticgame } from "../blueprints/didacticgame";
import { playingcards } from "../blueprints/playingcards";
import { rubixcube } from "../blueprints/rubixcube";
import type { DesignedProduct } from "../designed-product";
import { CardsScene } from "../scenes/cards-scene";
import { CubeScene } from "../scenes/cube-scene";
import { MemoryScene } from "../scenes/memory-scene";

export const games: DesignedProduct[] = [
  { blueprint: playingcards, Scene: CardsScene, closeUp: { x: 200, y: 400, size: 400 } },
  { blueprint: didacticgame, Scene: MemoryScene },
  { blueprint: rubixcube, Scene: CubeScene },
];
