import type { CategorySeed } from "../category-seed";

export const giftCategories: CategorySeed[] = [
  {
    urlPath: "pet-gifts",
    name: "Pet Gifts",
    description: "Everything we make, for people who introduce their pet before themselves.",
    metaTitle: "Custom Pet Gifts | My Pet Canvas",
    metaDescription:
      "Prints, mugs, pillows, blankets, bowls, ornaments and tags with your pet's photo and name, made to order in the US.",
    metaKeywords: "custom pet gifts, pet photo gifts, dog gifts, cat gifts",
    isInMenu: true,
    listsEverything: true,
  },
  {
    urlPath: "custom-pet-mugs",
    name: "Pet Mugs",
    description: "Good mornings start with a good face. Stoneware mugs with your pet's photo and name.",
    metaTitle: "Custom Pet Mugs | My Pet Canvas",
    metaDescription:
      "Photo mugs with your pet's picture and name, dishwasher safe, in six colors. From $14.99.",
    metaKeywords: "custom pet mugs, dog mug, cat mug, photo mug",
    isInMenu: true,
  },
  {
    urlPath: "custom-pet-pillows-blankets",
    name: "Pillows & Blankets",
    description: "Soft things with a familiar face, for the spot on the sofa that is not yours any more.",
    metaTitle: "Custom Pet Pillows and Blankets | My Pet Canvas",
    metaDescription:
      "Throw pillows and fleece blankets with your pet's photo and name. Washable, soft, made to order.",
    metaKeywords: "custom pet pillows, custom pet blankets, photo pillow, photo blanket",
    isInMenu: true,
  },
  {
    urlPath: "custom-pet-tags",
    name: "Pet Tags",
    description:
      "Steel tags engraved on both sides: a name that can be read, a number that brings them home.",
    metaTitle: "Custom Engraved Pet Tags | My Pet Canvas",
    metaDescription: "Engraved stainless steel tags for dogs and cats, two sides, four metals. From $11.99.",
    metaKeywords: "engraved pet tags, dog tags, cat tags, id tags",
    isInMenu: true,
  },
  {
    urlPath: "sale",
    name: "Offers",
    description:
      "Ways to try us for little: what is free, what is not, and what the same thing costs otherwise.",
    metaTitle: "Pet Gift Offers and Sale | My Pet Canvas",
    metaDescription:
      "A magnet for $4.99, a free 8 × 8 in canvas and a free pillow for the work on them. No subscription.",
    metaKeywords: "pet gift sale, free canvas, free pillow, offers",
  },
];
