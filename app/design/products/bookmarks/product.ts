import type { DesignedProduct } from "../designed-product";
import { bookmarks } from "./blueprint";
import { BookmarksScene } from "./scene";

export const product: DesignedProduct = {
  blueprint: bookmarks,
  Scene: BookmarksScene,
  closeUp: { x: 170, y: 130, size: 420 },
};
