import { printSizePrices } from "../print-sizes";
import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "frame", path: "/frame-tool" };

const shared = {
  family: "frames",
  categories: ["custom-pet-prints", "wall-art/framed-prints"],
  surcharges: {
    size: printSizePrices({ "8x10": 400, "11x14": 1200, "12x12": 1200, "16x20": 2600, "24x36": 6500 }),
    frame: { oak: 300, white: 0, walnut: 600 },
    glass: { "non-reflecting": 1500 },
  },
  productionDays: 4,
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>Matte photo paper of 230 g/m² behind shatterproof acrylic or non-reflecting glass, with a beveled, acid-free mat 1 or 2 in wide, or none. The molding is solid wood, an inch wide, joined at the corners with glue and wedge. Wire and two bumpers are on the back.</p>
<h3>Sizes</h3>
<p>Nine picture sizes from 8 × 8 to 24 × 36 in. The frame adds an inch on every side, and the mat its width.</p>
<h3>Care</h3>
<p>Dust the wood dry and wipe the front with a damp cloth, without ammonia.</p>`;

export const frames: ProductSeed[] = [
  {
    ...shared,
    sku: "framed-print",
    name: "Framed Pet Photo",
    urlKey: "framed-pet-photo",
    tool: { ...tool, template: "full-photo" },
    categories: [...shared.categories, "wall-art/dog-wall-art"],
    occasions: ["birthday", "new-home"],
    since: "2026-11-20",
    priceCents: 3699,
    shortDescription: "A photo, a mat and a solid wooden frame, put together for you and ready for the nail.",
    description: `<p>Everybody has an empty frame in a drawer and a photo that never got into it. This one arrives finished: printed, matted, closed against dust and wired.</p>
<p>The mat gives the picture room to breathe. White is bright, cream is kinder to warm coats, and charcoal turns a small photo into an event.</p>${making}`,
    metaTitle: "Framed Pet Photo | My Pet Canvas",
    metaDescription:
      "Your pet's photo with a beveled mat in a solid wooden frame. Four woods, three mats, nine sizes. From $36.99.",
    metaKeyword: "framed pet photo, dog picture frame, framed pet print, matted photo",
  },
  {
    ...shared,
    sku: "framed-portrait",
    name: "Framed One Pet Portrait",
    urlKey: "framed-pet-portrait",
    tool: { ...tool, template: "one-pet-portrait" },
    categories: [...shared.categories, "custom-one-pet-portraits", "wall-art/cat-wall-art"],
    occasions: ["birthday", "remembrance"],
    since: "2026-11-20",
    priceCents: 3999,
    shortDescription:
      "An arched portrait with name and a line of your own, matted and framed like an old print.",
    description: `<p>Arch, mat and frame make three edges around one face; the eye has nowhere else to go. It is the most formal portrait we make and the one most often given away.</p>
<p>For an animal you miss, leave the second line to the years. The lettering is small and stays private at a distance.</p>${making}`,
    metaTitle: "Framed Pet Portrait with Name | My Pet Canvas",
    metaDescription:
      "A classic pet portrait with name in a solid wooden frame with a beveled mat. Nine sizes, ready to hang. From $39.99.",
    metaKeyword: "framed pet portrait, cat portrait framed, pet memorial frame, dog portrait",
  },
  {
    ...shared,
    sku: "framed-trio",
    name: "Framed Three Pet Portrait",
    urlKey: "framed-three-pet-portrait",
    tool: { ...tool, template: "three-pet-portraits" },
    categories: [...shared.categories, "custom-three-pet-portraits"],
    occasions: ["christmas"],
    since: "2026-11-20",
    priceCents: 4699,
    shortDescription: "Three pets, three names, one frame: the family row for the hallway.",
    description: `<p>Three windows in one mat-like field, with each name set below. It hangs where school photos hang, and quite right.</p>
<p>From 14 × 11 in each face is larger than a passport photo; for a hallway that is passed at arm's length this is plenty.</p>${making}`,
    metaTitle: "Framed Three Pet Portrait | My Pet Canvas",
    metaDescription:
      "Portraits of three pets with their names, matted, in a solid wooden frame. Nine sizes, ready to hang. From $46.99.",
    metaKeyword: "three pet portrait framed, multi pet frame, three dogs picture frame",
  },
];
