import { luggagetag } from "../blueprints/luggagetag";
import { petTags } from "../blueprints/pet-tags";
import type { DesignedProduct } from "../designed-product";
import { LuggageScene } from "../scenes/luggage-scene";
import { TagScene } from "../scenes/tag-scene";

export const tags: DesignedProduct[] = [
  { blueprint: petTags, Scene: TagScene },
  { blueprint: luggagetag, Scene: LuggageScene },
];
