import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "umbrella", path: "/umbrella-tool" };

const shared = {
  family: "umbrellas",
  categories: ["accessories/outdoors"],
  surcharges: { size: { golf: 900 }, panels: { own: 1200 } },
  productionDays: 4,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>Eight panels of tight pongee, printed before they are sewn, on fiberglass ribs that turn inside out and back again. The handle is beech, plain or black.</p>
<h3>Panels</h3>
<p>One design on all eight, two that take turns, or eight of your own.</p>
<h3>Sizes</h3>
<p>Folding, 38 in across, for the bag; golf, 48 in across, for two and a dog.</p>
<h3>Care</h3>
<p>Let it dry open. That is all.</p>`;

export const umbrellas: ProductSeed[] = [
  {
    ...shared,
    sku: "photo-umbrella",
    name: "Pet Photo Umbrella",
    urlKey: "pet-photo-umbrella",
    tool: { ...tool, template: "photo-and-paws" },
    priceCents: 4499,
    shortDescription: "Their face all around you, for the walks that have to happen in any weather.",
    description: `<p>Somebody has to go out, and it is not the umbrella that insists. Have the one who does printed on it: on every panel, or in turns with paws.</p>
<p>Panels are narrow at the tip, so the photo sits near the hem, where it is seen from the sidewalk.</p>${making}`,
    metaTitle: "Umbrella with Pet Photos | My Pet Canvas",
    metaDescription:
      "An eight-panel umbrella with your pet's photo on each panel, in turns or one of each. Two sizes. From $44.99.",
    metaKeyword: "pet umbrella, photo umbrella, custom umbrella, dog umbrella",
  },
  {
    ...shared,
    sku: "name-umbrella",
    name: "Pet Name Umbrella",
    urlKey: "pet-name-umbrella",
    tool: { ...tool, template: "photo-and-name" },
    priceCents: 4499,
    shortDescription: "Photo and name on each of eight panels. You will not leave this one on the bus.",
    description: `<p>Umbrellas get lost because they look like all the others. This one has a name, and the name comes when you call it.</p>
<p>Short names read from across the street.</p>${making}`,
    metaTitle: "Umbrella with Pet Photo and Name | My Pet Canvas",
    metaDescription:
      "An umbrella with your pet's photo and name on eight panels, folding or golf size. From $44.99.",
    metaKeyword: "personalized umbrella, umbrella with name, cat umbrella",
  },
];
