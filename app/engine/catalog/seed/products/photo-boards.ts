import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "photoboard", path: "/designtool-tool" };

const shared = {
  family: "photo-boards",
  categories: ["photo-boards", "custom-pet-prints", "wall-art"],
  surcharges: { size: { "8x8": 500, "8x10": 700, "10x8": 700 } },
  /** Specification §9: photo boards. */
  priceCents: 2263,
  productionDays: 2,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>Hardboard, an eighth of an inch thick, with a photo surface in gloss or matte and beveled, dark edges. A fold-out foot on the back stands it up; a keyhole beside it hangs it.</p>
<h3>Sizes</h3>
<p>5 × 7 in upright or wide, 8 × 8 in, and 8 × 10 in upright or wide.</p>
<h3>Care</h3>
<p>Wipe it with a dry cloth. It does not mind being handled, so it is a good first picture for a child's room.</p>`;

export const photoBoards: ProductSeed[] = [
  {
    ...shared,
    sku: "photo-board",
    name: "Pet Photo Board",
    urlKey: "pet-photo-board",
    tool: { ...tool, template: "four-photos" },
    occasions: ["birthday"],
    shortDescription: "Four photos and a name on a slim board that stands on a shelf or hangs on a hook.",
    description: `<p>A board is the light one of the family: no glass, no frame, nothing that breaks when a tail passes. Stand it among books, or hang three in a column beside a door.</p>
<p>Fill it with four pictures of one afternoon. Seen together they move a little.</p>${making}`,
    metaTitle: "Pet Photo Board | My Pet Canvas",
    metaDescription:
      "Four photos of your pet on a slim hardboard panel that stands or hangs. Five sizes, gloss or matte. From $22.63.",
    metaKeyword: "photo board, pet photo panel, hardboard print, standing photo",
  },
  {
    ...shared,
    sku: "name-board",
    name: "Pet Name Board",
    urlKey: "pet-name-board",
    tool: { ...tool, template: "photo-and-name" },
    occasions: ["new-pet"],
    shortDescription:
      "Photo and name on a board that can take a knock, for the kennel, the hutch or the bookshelf.",
    description: `<p>Put it where the animal lives: on the hutch, at the box in the stable, above the basket. The surface can be wiped and the edges are sealed.</p>
<p>Matte is easier to read in bright light, gloss is brighter in a dim hall.</p>${making}`,
    metaTitle: "Pet Name Board with Photo | My Pet Canvas",
    metaDescription:
      "Your pet's photo and name on a wipeable hardboard panel that stands or hangs. Five sizes. From $22.63.",
    metaKeyword: "pet name board, kennel sign, hutch name sign, photo board with name",
  },
];
