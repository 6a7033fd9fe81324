import type { CategorySeed } from "../category-seed";

export const printCategories: CategorySeed[] = [
  {
    urlPath: "custom-pet-prints",
    name: "Custom Pet Prints",
    description:
      "One photo, printed to stay: on canvas, acrylic, metal, wood or paper, for the wall or the shelf.",
    metaTitle: "Custom Pet Prints | My Pet Canvas",
    metaDescription:
      "Turn a photo of your pet into a print on canvas, acrylic, metal, wood or paper, with a live preview and no surprises.",
    metaKeywords: "custom pet prints, pet photo prints, dog prints, cat prints",
    isInMenu: true,
  },
  {
    urlPath: "custom-canvas-pet-prints",
    parent: "custom-pet-prints",
    name: "Canvas Pet Prints",
    description:
      "Cotton canvas, pigment inks, corners folded by hand. The face you love, at a size it deserves.",
    metaTitle: "Custom Canvas Pet Prints | My Pet Canvas",
    metaDescription:
      "Pet photos on hand-stretched cotton canvas, framed or unframed, ready to hang. From $29.99, large canvases from $63.43.",
    metaKeywords: "canvas pet prints, custom dog canvas, custom cat canvas",
    isInMenu: true,
  },
  {
    urlPath: "custom-acrylic-pet-prints",
    parent: "custom-pet-prints",
    name: "Acrylic Pet Prints",
    description:
      "A quarter inch of clear acrylic in front of the photo: depth, shine and no frame in between.",
    metaTitle: "Custom Acrylic Pet Prints | My Pet Canvas",
    metaDescription:
      "Pet photos and portraits behind polished acrylic on metal stand-offs, in nine sizes. From $49.99.",
    metaKeywords: "acrylic pet prints, plexiglass pet portrait, glass photo print",
  },
  {
    urlPath: "custom-metal-pet-prints",
    parent: "custom-pet-prints",
    name: "Metal Pet Prints",
    description: "Fused into aluminum, so steam, sun and splashes do not matter. Gloss or matte.",
    metaTitle: "Custom Metal Pet Prints | My Pet Canvas",
    metaDescription:
      "Waterproof pet prints on aluminum, gloss or matte, ready to hang on one nail. From $44.99.",
    metaKeywords: "metal pet prints, aluminum photo print, outdoor pet portrait",
  },
  {
    urlPath: "custom-wooden-pet-prints",
    parent: "custom-pet-prints",
    name: "Wooden Pet Prints",
    description: "Birch, oak or walnut under the picture, with its own grain in every one.",
    metaTitle: "Custom Wooden Pet Prints | My Pet Canvas",
    metaDescription:
      "Pet photos and portraits printed on real wood veneer, in three woods and nine sizes. From $39.99.",
    metaKeywords: "wooden pet prints, photo on wood, rustic pet portrait",
  },
  {
    urlPath: "pet-acrylic-photo-blocks",
    parent: "custom-pet-prints",
    name: "Acrylic Photo Blocks",
    description: "Solid, clear and free-standing: a photo you can pick up.",
    metaTitle: "Pet Acrylic Photo Blocks | My Pet Canvas",
    metaDescription:
      "Inch-thick acrylic blocks with your pet's photo and name for desk and shelf. From $24.99.",
    metaKeywords: "acrylic photo blocks, pet photo block, desk photo",
  },
  {
    urlPath: "photo-boards",
    parent: "custom-pet-prints",
    name: "Photo Boards",
    description: "Slim boards that stand or hang, light enough for a child's room and a shelf in the stable.",
    metaTitle: "Pet Photo Boards | My Pet Canvas",
    metaDescription: "Slim, wipeable photo boards of your pet that stand or hang, from $22.63.",
    metaKeywords: "photo boards, pet photo panel, hardboard photo",
  },
];
