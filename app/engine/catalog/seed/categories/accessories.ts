import type { CategorySeed } from "../category-seed";

export const accessoryCategories: CategorySeed[] = [
  {
    urlPath: "accessories",
    name: "Accessories",
    description:
      "The small things around a pet and around a present: bowls, coasters, ornaments, hooks and ribbon.",
    metaTitle: "Pet Accessories and Small Gifts | My Pet Canvas",
    metaDescription:
      "Bowls, coasters, magnets, ornaments, puzzles, doormats and luggage tags with your pet, and all that hangs or wraps them.",
    metaKeywords: "pet accessories, small pet gifts, pet bowls, pet coasters, pet ornaments",
    isInMenu: true,
  },
  {
    urlPath: "accessories/pet-bowls",
    parent: "accessories",
    name: "Pet Bowls",
    description: "Stoneware that is too heavy to carry off, with the name of whoever is served.",
    metaTitle: "Personalized Pet Bowls | My Pet Canvas",
    metaDescription: "Stoneware bowls for dogs and cats with name or photo, dishwasher safe. From $19.99.",
    metaKeywords: "personalized pet bowls, dog bowl with name, cat bowl with name",
  },
  {
    urlPath: "accessories/coasters-and-magnets",
    parent: "accessories",
    name: "Coasters & Magnets",
    description: "Small squares, circles and hearts for the table and the refrigerator.",
    metaTitle: "Pet Coasters and Magnets | My Pet Canvas",
    metaDescription: "Cork-backed coasters and full-face magnets with your pet's photo and name. From $7.99.",
    metaKeywords: "pet coasters, pet magnets, photo coasters, fridge magnet",
  },
  {
    urlPath: "accessories/ornaments",
    parent: "accessories",
    name: "Ornaments",
    description: "Porcelain on a ribbon: for this year's tree, for a first Christmas, for one who is missed.",
    metaTitle: "Pet Ornaments | My Pet Canvas",
    metaDescription:
      "Porcelain ornaments with your pet's photo, name or years, in three shapes. From $12.99.",
    metaKeywords: "pet ornaments, dog christmas ornament, pet memorial ornament",
  },
  {
    urlPath: "accessories/home",
    parent: "accessories",
    name: "Doormats & Puzzles",
    description: "For the front door and for the evening behind it.",
    metaTitle: "Pet Doormats and Puzzles | My Pet Canvas",
    metaDescription: "Washable doormats with pet and name, and jigsaw puzzles from your photos. From $19.99.",
    metaKeywords: "pet doormat, pet puzzle, custom doormat, photo puzzle",
  },
  {
    urlPath: "accessories/desk",
    parent: "accessories",
    name: "For the Desk",
    description: "Company for long calls: mouse pads with a familiar face.",
    metaTitle: "Pet Gifts for the Desk | My Pet Canvas",
    metaDescription: "Mouse pads with your pet's photo and name, rectangular or round. From $13.99.",
    metaKeywords: "pet desk gifts, pet mouse pad, office gift pet owner",
  },
  {
    urlPath: "accessories/travel-and-walks",
    parent: "accessories",
    name: "Travel & Walks",
    description: "Tags for collars and suitcases, and the rings that hold them.",
    metaTitle: "Pet Tags and Luggage Tags | My Pet Canvas",
    metaDescription: "Engraved pet tags, luggage tags with your pet, silencers and spare rings. From $2.99.",
    metaKeywords: "pet tags, luggage tags, tag silencer, split rings",
  },
  {
    urlPath: "accessories/hanging-and-gift-wrap",
    parent: "accessories",
    name: "Hanging & Gift Wrap",
    description: "Hooks, ledges and easels to put it up; boxes, ribbon and paper to give it away.",
    metaTitle: "Hanging Kits and Gift Wrap | My Pet Canvas",
    metaDescription:
      "Hanging kits, picture ledges, easels, gift boxes and wrapping paper to go with your order. From $3.99.",
    metaKeywords: "hanging kit, picture ledge, gift box, gift wrap",
  },
];
