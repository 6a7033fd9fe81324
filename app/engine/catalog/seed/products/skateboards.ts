import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "skateboard", path: "/skateboard-tool" };

const shared = {
  family: "skateboards",
  categories: ["accessories/outdoors"],
  surcharges: { setup: { complete: 4500 } },
  occasions: ["birthday", "christmas"],
  productionDays: 6,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>Seven plies of Canadian maple, pressed one by one, with a heat-transferred print and black grip tape on top. The complete board adds alloy trucks and 52 mm wheels, mounted.</p>
<h3>Sizes</h3>
<p>7.75 in wide for small feet and flips, 8.0 in for most, 8.25 in for bowls.</p>
<h3>Care</h3>
<p>Ride it. Prints scratch where boards slide; on the wall it lasts for ever.</p>`;

export const skateboards: ProductSeed[] = [
  {
    ...shared,
    sku: "photo-skateboard",
    name: "Pet Photo Skateboard",
    urlKey: "pet-photo-skateboard",
    tool: { ...tool, template: "photo-and-name" },
    priceCents: 6499,
    shortDescription: "Photo and name under your feet, on real maple. To ride, or to hang up.",
    description: `<p>Some dogs skate. The others can come along on the underside, between the trucks, where the print stays whole the longest.</p>
<p>Ordered as a deck it has no holes filled and hangs on two screws.</p>${making}`,
    metaTitle: "Custom Skateboard with Pet Photo | My Pet Canvas",
    metaDescription:
      "A maple skateboard deck with your pet's photo and name, alone or complete with trucks and wheels. From $64.99.",
    metaKeyword: "custom skateboard, photo skateboard deck, dog skateboard",
  },
  {
    ...shared,
    sku: "trio-skateboard",
    name: "Three Photo Skateboard Deck",
    urlKey: "three-photo-skateboard-deck",
    tool: { ...tool, template: "three-photos" },
    priceCents: 6499,
    shortDescription: "Three round portraits from nose to tail, for a wall or a very good birthday.",
    description: `<p>Three pets, or one at three moments. As a deck alone all three show; with trucks the two at the ends look out past the wheels.</p>
<p>Pick photos that are cropped alike and it looks like a board from a shop.</p>${making}`,
    metaTitle: "Skateboard Deck with Three Pet Photos | My Pet Canvas",
    metaDescription:
      "A maple skateboard deck with three photos of your pets from nose to tail. Three widths. From $64.99.",
    metaKeyword: "skateboard deck with photos, pet skateboard, wall deck",
  },
];
