import type { ProductSeed } from "../product-seed";

const shared = {
  family: "hanging-and-wrap",
  tool: null,
  categories: ["accessories/hanging-and-gift-wrap"],
  occasions: ["birthday", "christmas"],
  productionDays: 1,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

export const giftWrap: ProductSeed[] = [
  {
    ...shared,
    sku: "gift-box",
    name: "Gift Box with Ribbon",
    urlKey: "gift-box-with-ribbon",
    options: [
      {
        code: "size",
        title: "Size",
        values: [
          { code: "small", title: "Small, 8 × 6 × 3 in" },
          { code: "medium", title: "Medium, 14 × 12 × 3 in" },
          { code: "large", title: "Large, 18 × 18 × 6 in" },
        ],
      },
    ],
    surcharges: { size: { medium: 200, large: 400 } },
    priceCents: 599,
    shortDescription:
      "A kraft box with a terracotta ribbon and a blank card, ready for whatever you ordered with it.",
    description: `<p>Small takes tags, magnets, ornaments and coasters. Medium takes canvases and boards up to 11 × 14 in. Large takes a pillow or a folded blanket.</p>
<p>The box arrives flat beside your present with the ribbon cut to length, so that you can look at everything first and close it yourself.</p>`,
    metaTitle: "Gift Box with Ribbon | My Pet Canvas",
    metaDescription:
      "A kraft gift box with ribbon and card, in three sizes for tags, prints, pillows and blankets. From $5.99.",
    metaKeyword: "gift box, present box with ribbon, gift packaging",
  },
  {
    ...shared,
    sku: "mug-gift-box",
    name: "Mug Gift Box",
    urlKey: "mug-gift-box",
    categories: [...shared.categories, "custom-pet-mugs"],
    priceCents: 399,
    shortDescription: "A snug box with tissue paper for one mug, 11 or 15 oz, sturdy enough to be mailed on.",
    description: `<p>Double-walled card with a cut-out for the handle, so the mug cannot turn. The lid has a small window at the height of the portrait.</p>
<p>It passed our own test of being dropped from a kitchen counter, mug included. Choose one box for each mug.</p>`,
    metaTitle: "Gift Box for One Mug | My Pet Canvas",
    metaDescription: "A double-walled gift box with tissue and window for one 11 or 15 oz mug. $3.99.",
    metaKeyword: "mug box, gift box for mug, mug packaging",
  },
  {
    ...shared,
    sku: "gift-wrap",
    name: "Paw Print Gift Wrap",
    urlKey: "paw-print-gift-wrap",
    priceCents: 499,
    shortDescription: "Ten feet of recycled paper with small paws, twine and three tags to write on.",
    description: `<p>Thirty inches wide and heavy enough not to tear at the corners. The paws are printed in one color without a coating, so the paper can go into the recycling afterwards.</p>
<p>One roll wraps two medium boxes or a framed 16 × 20 in canvas with some left for a card.</p>`,
    metaTitle: "Paw Print Gift Wrap | My Pet Canvas",
    metaDescription:
      "A ten-foot roll of recycled wrapping paper with paw prints, with twine and three tags. $4.99.",
    metaKeyword: "paw print wrapping paper, gift wrap, pet wrapping paper",
  },
];
