import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "switchpanel", path: "/switchpanel-tool" };

const shared = {
  family: "switch-plates",
  categories: ["home-and-living/lamps-and-clocks"],
  surcharges: { gangs: { two: 400, three: 800 }, color: { silver: 50, gold: 100 } },
  occasions: ["new-home", "for-work"],
  productionDays: 3,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>A US standard cover plate of impact-proof polycarbonate, printed under a clear coat that can be wiped. Screws come with it in the color you choose.</p>
<h3>Sizes</h3>
<ul>
  <li>One switch: 2 3/4 × 4 1/2 in</li>
  <li>Two switches: 4 9/16 × 4 1/2 in</li>
  <li>Three switches: 6 3/8 × 4 1/2 in</li>
</ul>
<h3>Putting it on</h3>
<p>Turn off the power at the breaker, unscrew the old plate, screw on the new one. Wires stay where they are.</p>`;

export const switchPlates: ProductSeed[] = [
  {
    ...shared,
    sku: "switch-plate",
    name: "Pet Light Switch Plate",
    urlKey: "pet-light-switch-plate",
    tool: { ...tool, template: "photo-and-name" },
    priceCents: 1499,
    shortDescription:
      "A face beside the switch, a name above it and a line below: good night to all four paws.",
    description: `<p>The plate is cut for your switches: one, two or three, toggle or rocker. The studio shows every opening and screw, and the templates keep faces and names clear of them.</p>
<p>If you move things yourself, mind the dashed lines around the openings.</p>${making}`,
    metaTitle: "Light Switch Plate with Pet Photo | My Pet Canvas",
    metaDescription:
      "A light switch cover with your pet's photo and name for one, two or three switches, toggle or rocker. From $14.99.",
    metaKeyword: "light switch cover, custom switch plate, pet switch plate, photo switch cover",
  },
  {
    ...shared,
    sku: "name-switch-plate",
    name: "Two Pet Switch Plate",
    urlKey: "two-pet-switch-plate",
    tool: { ...tool, template: "two-pets" },
    priceCents: 1599,
    shortDescription: "One pet on each side of the switch, each with a name. They take turns.",
    description: `<p>Up is one, down is the other. Two round portraits sit left and right of the switch, with a name above and one below.</p>
<p>A toggle leaves more room than a rocker: for rockers choose close crops.</p>${making}`,
    metaTitle: "Two Pet Light Switch Plate | My Pet Canvas",
    metaDescription:
      "A switch cover with portraits and names of two pets, cut for toggle or rocker switches. From $15.99.",
    metaKeyword: "two pet switch plate, dog and cat switch cover, custom light switch",
  },
];
