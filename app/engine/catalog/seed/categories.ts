import { accessoryCategories } from "./categories/accessories";
import { bookCategories } from "./categories/books-and-games";
import { giftCategories } from "./categories/gifts";
import { homeCategories } from "./categories/home-and-living";
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
  ...homeCategories,
  ...bookCategories,
  ...accessoryCategories,
];
