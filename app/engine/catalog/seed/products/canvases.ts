import type { ProductSeed } from "../product-seed";

const shared = {
  blueprint: "canvas",
  toolPath: "/canvas-tool",
  categories: ["custom-canvas-pet-prints", "custom-pet-prints", "pet-gifts"],
  surcharges: {
    size: { "8x10": 400, "12x12": 900, "16x20": 2200, "24x36": 5000 },
    frame: { black: 1500, oak: 1800, white: 1500 },
  },
  productionDays: 3,
};

const making = `
<h3>What it is made of</h3>
<p>Cotton canvas of 380 g/m², printed with archival pigment inks and stretched by hand over a kiln-dried pine frame, 1.25 in deep. Framed canvases sit in a wooden float frame with a narrow shadow gap. It arrives ready to hang.</p>
<h3>Sizes</h3>
<ul>
  <li>8 × 8 and 8 × 10 in for shelves, desks and small gaps</li>
  <li>12 × 12 in for a wall of several</li>
  <li>16 × 20 in above a sideboard</li>
  <li>24 × 36 in over the sofa</li>
</ul>
<h3>Care</h3>
<p>Dust it with a dry brush and keep it out of direct sun; the inks are rated for more than 75 years indoors.</p>`;

export const canvases: ProductSeed[] = [
  {
    ...shared,
    sku: "canvas-print",
    name: "Custom Pet Canvas Print",
    urlKey: "pet-canvas-print",
    template: "full-photo",
    priceCents: 2999,
    regularPriceCents: 4499,
    shortDescription:
      "Your best photo of them on real cotton canvas, stretched by hand and ready to hang. With or without a wooden frame.",
    description: `<p>A photo on a phone is seen for a second. On the wall it is seen every day. We print yours on cotton canvas with pigment inks and stretch it over a solid frame, corners folded by hand.</p>
<p>The preview shows what stays on the front and warns you kindly when a photo is too small for the size.</p>${making}`,
    metaTitle: "Custom Pet Canvas Print | My Pet Canvas",
    metaDescription:
      "Your pet's photo on hand-stretched cotton canvas, ready to hang, framed or unframed. Five sizes up to 24 × 36 in. From $29.99.",
    metaKeyword: "pet canvas print, dog canvas, cat canvas, custom pet wall art",
  },
  {
    ...shared,
    sku: "name-canvas",
    name: "Pet Portrait Canvas with Name",
    urlKey: "pet-name-canvas",
    template: "photo-and-name",
    priceCents: 3299,
    regularPriceCents: null,
    shortDescription:
      "A portrait with the name beneath it, set like a gallery print. For the most important member of the family.",
    description: `<p>A calm background, a portrait, a name. It looks like something from a small gallery, and it is your pet.</p>
<p>Pick a background that picks up a color from the coat, choose the lettering, and see it at once on the canvas.</p>${making}`,
    metaTitle: "Pet Portrait Canvas with Name | My Pet Canvas",
    metaDescription:
      "A portrait of your pet with the name below, on hand-stretched cotton canvas. Five sizes, four frames, ready to hang. From $32.99.",
    metaKeyword: "pet portrait canvas, dog name canvas, custom pet portrait, cat portrait",
  },
];
