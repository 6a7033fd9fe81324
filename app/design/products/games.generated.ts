// Generated from the folders of app/design/products by `npm run codegen`. Do not edit.
import type { DesignedProduct } from "./designed-product";
import { product as didacticgame } from "./didacticgame/product";
import { product as playingcards } from "./playingcards/product";
import { product as rubixcube } from "./rubixcube/product";

export const family: DesignedProduct[] = [
  didacticgame,
  playingcards,
  rubixcube,
];
