import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "mobilestand", path: "/mobilestand-tool" };

const shared = {
  family: "phone-stands",
  categories: ["accessories/desk"],
  surcharges: { tone: { walnut: 200, clear: 300 } },
  occasions: ["for-work", "birthday"],
  productionDays: 3,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>A panel of birch, walnut or clear acrylic, a quarter inch thick, printed on the front and sealed, in a foot with a lip that holds any phone up to half an inch thick, with its case on. The cable passes under it.</p>
<h3>Size</h3>
<p>The picture is 3 1/2 × 4 3/4 in; the stand is as wide and 5 1/2 in high. It comes in two parts that click together.</p>`;

export const phoneStands: ProductSeed[] = [
  {
    ...shared,
    sku: "phone-stand",
    name: "Pet Phone Stand with Name",
    urlKey: "pet-phone-stand",
    tool: { ...tool, template: "photo-and-name" },
    priceCents: 1799,
    shortDescription: "Holds the phone while you work, and looks at you when the phone is elsewhere.",
    description: `<p>With the phone in it, it is a stand. Without, it is a portrait with a name, which is how it spends most evenings.</p>
<p>Rectangle or arch, in wood or clear acrylic.</p>${making}`,
    metaTitle: "Phone Stand with Pet Photo and Name | My Pet Canvas",
    metaDescription:
      "A phone stand of birch, walnut or acrylic with your pet's photo and name on the front. From $17.99.",
    metaKeyword: "pet phone stand, custom phone stand, photo phone holder, desk gift",
  },
  {
    ...shared,
    sku: "photo-phone-stand",
    name: "Full Photo Phone Stand",
    urlKey: "full-photo-phone-stand",
    tool: { ...tool, template: "full-photo" },
    priceCents: 1799,
    shortDescription: "One photo from edge to edge; on clear acrylic it glows a little at the rim.",
    description: `<p>The photo takes the whole panel. On acrylic the edges gather light, on wood a thin line of grain frames it.</p>
<p>Upright photos fit without much of a crop.</p>${making}`,
    metaTitle: "Full Photo Phone Stand | My Pet Canvas",
    metaDescription:
      "A phone stand with a photo of your pet to the edges, in wood or clear acrylic. From $17.99.",
    metaKeyword: "photo phone stand, acrylic phone stand, pet desk accessory",
  },
];
