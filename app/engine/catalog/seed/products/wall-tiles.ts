import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "walltiles", path: "/walltiles-tool" };

const shared = {
  family: "wall-tiles",
  categories: ["wall-art/wall-tiles"],
  surcharges: { pieces: { "6": 2400, "9": 5400 }, size: { "10x10": 1600, "12x12": 3600 } },
  occasions: ["new-home", "christmas"],
  productionDays: 3,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What they are made of</h3>
<p>Foam board an inch deep with a satin print and a clean edge in white or black. Strips on the back stick to paint, glass and wood, come off, and stick again.</p>
<h3>Sizes</h3>
<p>Each tile measures 8, 10 or 12 in; hang them with a gap of half an inch. Nine of 8 in take 25 in of wall.</p>
<h3>Care</h3>
<p>Dust them. Wipe the strips with a damp finger when they get tired.</p>`;

export const wallTiles: ProductSeed[] = [
  {
    ...shared,
    sku: "wall-tiles",
    name: "Pet Photo Wall Tiles",
    urlKey: "pet-photo-wall-tiles",
    tool: { ...tool, template: "checkerboard", sold: { layout: ["each"] } },
    priceCents: 4999,
    shortDescription: "Four, six or nine tiles with a photo each, names and paws between them. No nails.",
    description: `<p>Start with four above the sideboard and let the wall grow: tiles stick, come off and move over when there is somebody new.</p>
<p>Photos with plain backgrounds make the set calm; the colored tiles in between do the rest.</p>${making}`,
    metaTitle: "Pet Photo Wall Tiles, Set of Four to Nine | My Pet Canvas",
    metaDescription:
      "Stick-on wall tiles with a photo of your pet on each, with names and paws if you like. Sets of four, six or nine. From $49.99.",
    metaKeyword: "photo wall tiles, pet wall tiles, stick on photo tiles, custom wall tiles",
  },
  {
    ...shared,
    sku: "one-photo-wall-tiles",
    name: "One Photo Wall Tiles",
    urlKey: "one-photo-wall-tiles",
    tool: { ...tool, template: "photos", sold: { layout: ["across"] } },
    priceCents: 4999,
    shortDescription: "One large photo, cut into four, six or nine tiles that hang side by side.",
    description: `<p>A face that is three feet wide and comes in a box the size of a pizza. You put it together on the wall.</p>
<p>Mind the gaps: keep eyes and nose away from the lines. The studio shows where they run.</p>${making}`,
    metaTitle: "One Photo Across Wall Tiles | My Pet Canvas",
    metaDescription:
      "One photo of your pet across a set of stick-on wall tiles, up to 36 × 36 in. Sets of four, six or nine. From $49.99.",
    metaKeyword: "split photo wall tiles, large pet photo, mural tiles",
  },
];
