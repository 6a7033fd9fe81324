export interface CategorySeed {
  urlPath: string;
  name: string;
  /** An opening line for the category's page. */
  description: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  /** Lists every product, whatever the products say. */
  listsEverything?: boolean;
}

export const categorySeeds: CategorySeed[] = [
  {
    urlPath: "pet-gifts",
    name: "Pet Gifts",
    description: "Everything we make, for people who introduce their pet before themselves.",
    metaTitle: "Custom Pet Gifts | My Pet Canvas",
    metaDescription:
      "Mugs, pillows, blankets, canvas prints and engraved tags with your pet's photo and name, made to order in the US.",
    metaKeywords: "custom pet gifts, pet photo gifts, dog gifts, cat gifts",
    listsEverything: true,
  },
  {
    urlPath: "custom-pet-prints",
    name: "Custom Pet Prints",
    description: "Your pet, printed: on canvas for the wall, and on the things you use every day.",
    metaTitle: "Custom Pet Prints | My Pet Canvas",
    metaDescription:
      "Turn a photo of your pet into a print: canvas wall art, mugs, pillows, blankets and more, with a live preview.",
    metaKeywords: "custom pet prints, pet photo prints, dog prints, cat prints",
    listsEverything: true,
  },
  {
    urlPath: "custom-canvas-pet-prints",
    name: "Canvas Pet Prints",
    description:
      "Cotton canvas, pigment inks, corners folded by hand. The face you love, at a size it deserves.",
    metaTitle: "Custom Canvas Pet Prints | My Pet Canvas",
    metaDescription:
      "Pet photos on hand-stretched cotton canvas, framed or unframed, ready to hang. From $29.99.",
    metaKeywords: "canvas pet prints, custom dog canvas, custom cat canvas",
  },
  {
    urlPath: "custom-pet-mugs",
    name: "Pet Mugs",
    description: "Good mornings start with a good face. Stoneware mugs with your pet's photo and name.",
    metaTitle: "Custom Pet Mugs | My Pet Canvas",
    metaDescription:
      "Photo mugs with your pet's picture and name, dishwasher safe, in six colors. From $14.99.",
    metaKeywords: "custom pet mugs, dog mug, cat mug, photo mug",
  },
  {
    urlPath: "custom-pet-pillows-blankets",
    name: "Pillows & Blankets",
    description: "Soft things with a familiar face, for the spot on the sofa that is not yours any more.",
    metaTitle: "Custom Pet Pillows and Blankets | My Pet Canvas",
    metaDescription:
      "Throw pillows and fleece blankets with your pet's photo and name. Washable, soft, made to order.",
    metaKeywords: "custom pet pillows, custom pet blankets, photo pillow, photo blanket",
  },
  {
    urlPath: "custom-pet-tags",
    name: "Pet Tags",
    description:
      "Steel tags engraved on both sides: a name that can be read, a number that brings them home.",
    metaTitle: "Custom Engraved Pet Tags | My Pet Canvas",
    metaDescription: "Engraved stainless steel tags for dogs and cats, two sides, four metals. From $12.99.",
    metaKeywords: "engraved pet tags, dog tags, cat tags, id tags",
  },
];
