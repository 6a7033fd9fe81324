import { bookmarks } from "../blueprints/bookmarks";
import type { DesignedProduct } from "../designed-product";
import { BookmarksScene } from "../scenes/bookmarks-scene";

export const bookMarks: DesignedProduct[] = [
  { blueprint: bookmarks, Scene: BookmarksScene, closeUp: { x: 170, y: 130, size: 420 } },
];
