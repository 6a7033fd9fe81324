import type { PostSeed } from "./post-seed";
import { blackCat } from "./posts/black-cat";
import { blanketCare } from "./posts/blanket-care";
import { holidayGifts } from "./posts/holiday-gifts";
import { memorial } from "./posts/memorial";
import { resolution } from "./posts/resolution";
import { sofaSizes } from "./posts/sofa-sizes";
import { tagWords } from "./posts/tag-words";
import { twoPets } from "./posts/two-pets";

export const postSeeds: PostSeed[] = [
  blackCat,
  tagWords,
  sofaSizes,
  resolution,
  blanketCare,
  memorial,
  twoPets,
  holidayGifts,
];
