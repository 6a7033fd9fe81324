import type { DesignedProduct } from "../designed-product";
import { photobook } from "./blueprint";
import { BookScene, bookShows } from "./scene";

export const product: DesignedProduct = {
  blueprint: photobook,
  Scene: BookScene,
  shows: bookShows,
  closeUp: { x: 60, y: 330, size: 400 },
};
