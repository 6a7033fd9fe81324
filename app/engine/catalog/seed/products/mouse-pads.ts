import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "mousepad", path: "/mousepad-tool" };

const shared = {
  family: "desk",
  categories: ["accessories/desk"],
  occasions: ["for-work"],
  productionDays: 2,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>Natural rubber, an eighth of an inch thick, with a smooth polyester face into which the print is dyed. Optical mice track well on it, light photos included.</p>
<h3>Shapes</h3>
<p>A rectangle of 9.25 × 7.75 in, or a circle of 8 in for small desks.</p>
<h3>Care</h3>
<p>Hand wash with cool water and a drop of soap; dry it flat.</p>`;

export const mousePads: ProductSeed[] = [
  {
    ...shared,
    sku: "photo-mousepad",
    name: "Pet Photo Mouse Pad",
    urlKey: "pet-photo-mouse-pad",
    tool: { ...tool, template: "full-photo" },
    priceCents: 1399,
    shortDescription: "For the cat who sits on the keyboard: give it a place beside the keyboard instead.",
    description: `<p>Video calls are long. A familiar face at your right hand shortens them, and it does not walk through the picture.</p>
<p>Keep the face in the upper half: the lower one is under your palm for most of the day.</p>${making}`,
    metaTitle: "Pet Photo Mouse Pad | My Pet Canvas",
    metaDescription: "A rubber-backed mouse pad with your pet's photo, rectangular or round. $13.99.",
    metaKeyword: "pet mouse pad, cat mouse pad, dog mouse pad, desk gift",
  },
  {
    ...shared,
    sku: "name-mousepad",
    name: "Pet Name Mouse Pad",
    urlKey: "pet-name-mouse-pad",
    tool: { ...tool, template: "photo-and-name" },
    priceCents: 1499,
    shortDescription: "Portrait, name and a color that wakes up a grey desk.",
    description: `<p>Open-plan offices have nameplates for people. Here is one for the colleague who waits at home: a portrait, the name, and a ground in any of our colors.</p>
<p>The name is dyed in like the photo, so the mouse never feels an edge.</p>${making}`,
    metaTitle: "Mouse Pad with Pet Photo and Name | My Pet Canvas",
    metaDescription:
      "A mouse pad with your pet's portrait and name, rubber-backed, rectangular or round. $14.99.",
    metaKeyword: "mouse pad with name, personalized pet mouse pad, office gift pet owner",
  },
];
