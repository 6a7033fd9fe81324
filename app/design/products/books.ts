import { photobook } from "../blueprints/photobook";
import type { DesignedProduct } from "../designed-product";
import { BookScene } from "../scenes/book-scene";

export const books: DesignedProduct[] = [
  { blueprint: photobook, Scene: BookScene, closeUp: { x: 60, y: 330, size: 400 } },
];
