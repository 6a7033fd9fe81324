import type { CategorySeed } from "../category-seed";

export const wallArtCategories: CategorySeed[] = [
  {
    urlPath: "wall-art",
    name: "Pet Wall Art",
    description: "For the wall you look at most: canvases, panels in sets, frames and posters.",
    metaTitle: "Pet Wall Art | My Pet Canvas",
    metaDescription:
      "Pet wall art from your own photos: canvases, acrylic, metal and wood, framed prints, posters and three-panel sets.",
    metaKeywords: "pet wall art, dog wall art, cat wall art, gallery wall",
    isInMenu: true,
  },
  {
    urlPath: "wall-art/dog-wall-art",
    parent: "wall-art",
    name: "Dog Wall Art",
    description: "Large, loyal and in the middle of everything: prints that suit a dog.",
    metaTitle: "Custom Dog Wall Art | My Pet Canvas",
    metaDescription:
      "Dog portraits, three-panel sets and large canvases made from your own photos. From $16.99.",
    metaKeywords: "dog wall art, custom dog portrait, dog canvas, dog gallery wall",
  },
  {
    urlPath: "wall-art/cat-wall-art",
    parent: "wall-art",
    name: "Cat Wall Art",
    description: "Portraits for animals who have always known that they belong on a wall.",
    metaTitle: "Custom Cat Wall Art | My Pet Canvas",
    metaDescription: "Cat portraits, posters and three-panel sets made from your own photos. From $14.99.",
    metaKeywords: "cat wall art, custom cat portrait, cat canvas, cat gallery wall",
  },
  {
    urlPath: "wall-art/gallery-walls",
    parent: "wall-art",
    name: "Gallery Walls",
    description: "Several photos that belong together: sets of three panels, and collages for a single nail.",
    metaTitle: "Pet Gallery Walls and Sets of Three | My Pet Canvas",
    metaDescription:
      "Sets of three matching canvases with a hanging template from $69.99, and four-photo collages.",
    metaKeywords: "gallery wall, set of three canvases, pet triptych, photo collage",
  },
  {
    urlPath: "wall-art/framed-prints",
    parent: "wall-art",
    name: "Framed Prints",
    description: "Solid wood, a beveled mat and your photo, closed against dust and ready for the nail.",
    metaTitle: "Framed Pet Prints | My Pet Canvas",
    metaDescription:
      "Framed pet photos and portraits in black, oak, white or walnut with a mat. From $36.99.",
    metaKeywords: "framed pet prints, framed dog photo, framed cat portrait",
  },
  {
    urlPath: "wall-art/posters",
    parent: "wall-art",
    name: "Posters",
    description: "Heavy satin paper, rolled in a tube, with a wooden hanger if you like.",
    metaTitle: "Pet Posters | My Pet Canvas",
    metaDescription:
      "Posters of your pet in eleven sizes up to 24 × 36 in, with or without a hanger. From $14.99.",
    metaKeywords: "pet posters, dog poster, cat poster",
  },
  {
    urlPath: "wall-art/wall-tiles",
    parent: "wall-art",
    name: "Wall Tiles",
    description:
      "Light tiles that stick, come off and stick again: one photo across all of them, or one each.",
    metaTitle: "Pet Photo Wall Tiles | My Pet Canvas",
    metaDescription:
      "Sets of four, six or nine photo tiles that hang without nails. One photo, or one a tile.",
    metaKeywords: "photo wall tiles, pet wall tiles, stick on photo tiles",
  },
];
