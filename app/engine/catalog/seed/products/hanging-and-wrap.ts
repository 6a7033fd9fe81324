import type { ProductSeed } from "../product-seed";

/** Sold as they are, to go with what we make. */
const shared = {
  family: "hanging-and-wrap",
  tool: null,
  categories: ["accessories/hanging-and-gift-wrap"],
  productionDays: 1,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

export const hangingAndWrap: ProductSeed[] = [
  {
    ...shared,
    sku: "hanging-kit",
    name: "Canvas Hanging Kit",
    urlKey: "canvas-hanging-kit",
    priceCents: 699,
    shortDescription:
      "Two brass hooks, five nails and a small spirit level: all that a canvas needs on drywall or plaster.",
    description: `<p>The hooks hold 20 lb each and go in with a hammer, without a drill. Use one for canvases up to 16 × 20 in and both for larger ones, a third of the width from each side.</p>
<p>The level is three inches long, so it can lie on the edge of the frame while you nudge it straight. When you move out, each hook leaves one hole the size of a pin.</p>`,
    metaTitle: "Canvas Hanging Kit | My Pet Canvas",
    metaDescription:
      "Two brass hooks, nails and a spirit level to hang a canvas or frame straight, without a drill. $6.99.",
    metaKeyword: "canvas hanging kit, picture hooks, hang a canvas, spirit level",
  },
  {
    ...shared,
    sku: "picture-ledge",
    name: "Oak Picture Ledge",
    urlKey: "oak-picture-ledge",
    options: [
      {
        code: "length",
        title: "Length",
        values: [
          { code: "24", title: "24 in" },
          { code: "36", title: "36 in" },
          { code: "48", title: "48 in" },
        ],
      },
    ],
    surcharges: { length: { "36": 800, "48": 1600 } },
    priceCents: 2499,
    shortDescription:
      "A slim oak ledge on which prints stand instead of hang, so that you can change them whenever you like.",
    description: `<p>Solid oak, oiled, 3.5 in deep with a low lip in front. Canvases, boards and blocks lean on it without a nail each, and a new photo takes two seconds to put up.</p>
<p>Screws and anchors for wood, drywall and brick are in the box. The ledge carries 25 lb and sits flush with the wall, with no bracket to be seen.</p>`,
    metaTitle: "Oak Picture Ledge, 24 to 48 in | My Pet Canvas",
    metaDescription:
      "A solid oak picture ledge with screws and anchors, in three lengths, for canvases, boards and photo blocks. From $24.99.",
    metaKeyword: "picture ledge, oak photo shelf, gallery ledge",
  },
  {
    ...shared,
    sku: "wooden-easel",
    name: "Small Wooden Easel",
    urlKey: "small-wooden-easel",
    priceCents: 1199,
    shortDescription: "A folding table easel of beech for prints up to 8 × 10 in.",
    description: `<p>Nine inches tall, three legs, one brass hinge. It holds a small canvas, a photo board or a metal print at the angle of a picture that is being painted.</p>
<p>It folds flat and comes assembled. Felt on all feet protects a piano lid as well as a mantelpiece.</p>`,
    metaTitle: "Small Wooden Table Easel | My Pet Canvas",
    metaDescription:
      "A folding beech easel, nine inches tall, for small canvases, photo boards and metal prints. $11.99.",
    metaKeyword: "table easel, small easel, display stand for canvas",
  },
  {
    ...shared,
    sku: "block-stand",
    name: "Light Base for Photo Blocks",
    urlKey: "light-base-for-photo-blocks",
    priceCents: 1499,
    shortDescription:
      "A low beech base with a warm strip of light that makes the edge of a photo block glow.",
    description: `<p>Stand a block up to 7 in wide into its groove and the light climbs through the clear front. It is bright enough for a night light and too quiet to read by.</p>
<p>Powered by USB-C with a 5 ft cord, 2 watts, switched by a touch on the side. The plug adapter is not included, since everybody has three.</p>`,
    metaTitle: "Light Base for Acrylic Photo Blocks | My Pet Canvas",
    metaDescription: "A beech base with a warm USB-C light that makes acrylic photo blocks glow. $14.99.",
    metaKeyword: "led base, light stand for acrylic block, photo block stand",
  },
  {
    ...shared,
    sku: "tag-silencer",
    name: "Pet Tag Silencer",
    urlKey: "pet-tag-silencer",
    categories: ["accessories/travel-and-walks", "custom-pet-tags"],
    pets: ["dog", "cat"],
    options: [
      {
        code: "size",
        title: "Fits",
        values: [
          { code: "small", title: "Small tags, 25 mm" },
          { code: "large", title: "Large tags, 32 mm" },
        ],
      },
    ],
    priceCents: 399,
    shortDescription: "A silicone ring around the edge of a tag: no more jingling at three in the morning.",
    description: `<p>It stretches over the rim of a round tag and stays there, leaving both engraved sides free. The rim is softer to the water bowl, too.</p>
<p>Charcoal grey, washable, and it glows faintly in the dark for about an hour after a walk in the light.</p>`,
    metaTitle: "Pet Tag Silencer | My Pet Canvas",
    metaDescription: "A silicone ring that keeps round pet tags from jingling, in two sizes. $3.99.",
    metaKeyword: "tag silencer, quiet dog tag, pet tag ring",
  },
  {
    ...shared,
    sku: "split-rings",
    name: "Spare Split Rings, Three Sizes",
    urlKey: "spare-split-rings",
    categories: ["accessories/travel-and-walks", "custom-pet-tags"],
    priceCents: 299,
    shortDescription: "Three stainless rings, half an inch to an inch: for the day the old one has opened.",
    description: `<p>Most lost tags are lost by their ring. These are hardened steel with flat ends that do not catch fur: 12, 18 and 25 mm across.</p>
<p>Check the ring when you clip the claws. If you can push a coin between its coils, it is time for a new one.</p>`,
    metaTitle: "Spare Split Rings for Pet Tags | My Pet Canvas",
    metaDescription: "Three hardened steel split rings for pet tags and keys, 12, 18 and 25 mm. $2.99.",
    metaKeyword: "split rings, tag ring, collar ring",
  },
];
