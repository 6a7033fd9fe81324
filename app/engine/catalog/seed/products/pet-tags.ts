import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "pet-tags", path: "/pet-tags-tool" };

const shared = {
  family: "tags",
  pets: ["dog", "cat"],
  occasions: ["new-pet"],
  categories: ["custom-pet-tags", "accessories/travel-and-walks"],
  surcharges: { color: { gold: 200, "rose-gold": 200, black: 100 }, size: { large: 200 } },
  productionDays: 1,
} satisfies Partial<ProductSeed>;

const material = `
<h3>What it is made of</h3>
<p>Stainless steel with a smooth, rounded edge; gold, rose gold and black are fused on, not painted. The words are cut by laser and do not fade with mud, sand or swimming. A steel split ring is included.</p>`;

const sizes = `
<h3>Sizes</h3>
<ul>
  <li>Small, 25 mm (1 in): for cats, puppies and dogs up to about 20 lb</li>
  <li>Large, 32 mm (1.25 in): for everyone bigger</li>
</ul>`;

const care = `
<h3>Care</h3>
<p>Rinse it under the tap and rub it dry. Check the ring once a season.</p>`;

const making = material + sizes + care;

export const petTags: ProductSeed[] = [
  {
    ...shared,
    sku: "pet-tag",
    name: "Engraved Pet Tag",
    urlKey: "engraved-pet-tag",
    tool: { ...tool, template: "name-and-phone" },
    since: "2026-09-01",
    priceCents: 1299,
    shortDescription:
      "The name on the front, your number on the back, engraved to last. The shortest way home for a wanderer.",
    description: `<p>A tag has one job: to be readable on the day it is needed. We engrave both sides deep and clear, with the name in front and your phone number on the back.</p>
<p>Leave room around the words: fewer letters are larger letters. The preview shows the tag at its real proportions.</p>${making}`,
    metaTitle: "Engraved Pet Tag, Two Sides | My Pet Canvas",
    metaDescription:
      "A stainless steel pet tag engraved on both sides with name and phone number. Four metals, two sizes, made the next working day. From $12.99.",
    metaKeyword: "engraved pet tag, dog tag with name, cat id tag, personalized pet tag",
  },
  {
    ...shared,
    sku: "bold-pet-tag",
    name: "Big Name Pet Tag",
    urlKey: "big-name-pet-tag",
    tool: { ...tool, template: "name-only-bold" },
    since: "2026-09-01",
    priceCents: 1299,
    shortDescription: "The name in letters you can read across the park, with the phone number on the back.",
    description: `<p>For a short name and a big personality. The front holds nothing but the name, as large as the metal allows; the back keeps your number.</p>
<p>Names of up to six letters look best. Longer ones are made to fit, only smaller.</p>${making}`,
    metaTitle: "Big Name Pet Tag | My Pet Canvas",
    metaDescription:
      "A steel pet tag with your pet's name in large engraved letters and your number on the back. Four metals, two sizes. From $12.99.",
    metaKeyword: "big name dog tag, bold pet tag, engraved name tag",
  },
  {
    ...shared,
    sku: "cat-tag",
    name: "Small Cat Tag",
    urlKey: "small-cat-tag",
    tool: { ...tool, template: "name-and-phone", sold: { size: ["small"] } },
    pets: ["cat"],
    surcharges: { color: shared.surcharges.color },
    since: "2026-11-20",
    priceCents: 1199,
    shortDescription:
      "25 mm and light as a coin, so that a cat forgets it is there. Name in front, your number behind.",
    description: `<p>Cats mind what they wear. This tag is our smallest: an inch across and about a tenth of an ounce with its ring, so it does not dip into the water bowl.</p>
<p>Hang it on a collar with a safety clasp that opens under pull. Indoor cats want one, too: most lost cats slipped through a door that was open for a minute.</p>${material}${care}`,
    metaTitle: "Small Engraved Cat Tag | My Pet Canvas",
    metaDescription:
      "A light 25 mm steel tag for cats, engraved on both sides with name and phone number. Four metals, three shapes. $11.99.",
    metaKeyword: "cat tag, small cat id tag, kitten tag, engraved cat collar tag",
  },
];
