import { accessoryCategories } from "./categories/accessories";
import { giftCategories } from "./categories/gifts";
import { portraitCategories } from "./categories/portraits";
import { printCategories } from "./categories/prints";
import { wallArtCategories } from "./categories/wall-art";
import type { CategorySeed } from "./category-seed";

/** In the order of the menu. */
export const categorySeeds: CategorySeed[] = [
  ...printCategories,
  ...portraitCategories,
  ...giftCategories,
  ...wallArtCategories,
  ...accessoryCategories,
];
