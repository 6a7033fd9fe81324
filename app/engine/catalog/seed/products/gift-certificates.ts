import type { ProductSeed } from "../product-seed";

export const giftCertificates: ProductSeed[] = [
  {
    sku: "gift-certificate",
    name: "Gift Certificate",
    urlKey: "gift-certificate",
    family: "gift-certificates",
    tool: null,
    options: [
      {
        code: "amount",
        title: "Amount",
        values: [
          { code: "10", title: "$10" },
          { code: "25", title: "$25" },
          { code: "50", title: "$50" },
          { code: "100", title: "$100" },
        ],
      },
    ],
    surcharges: { amount: { "25": 1500, "50": 4000, "100": 9000 } },
    categories: ["accessories/hanging-and-gift-wrap"],
    occasions: ["birthday", "christmas", "new-pet"],
    /** Specification §9: gift certificate. */
    priceCents: 1000,
    productionDays: 0,
    isVirtual: true,
    isAnnounced: true,
    since: "2026-11-20",
    shortDescription:
      "For someone whose pet you love and whose photos you do not have: they choose, you have paid.",
    description: `<p>The best photo is on their phone, not on yours. A certificate leaves the picture to them: a code for any amount here, spent on anything we make, in one order or in several.</p>
<p>It will come by mail to you or to them on the day you name, with a few lines of your own. It pays for products and delivery, keeps what is left for the next order, and never expires.</p>`,
    metaTitle: "Gift Certificate | My Pet Canvas",
    metaDescription: "A gift certificate for pet owners, $10 to $100, for anything we make. On sale soon.",
    metaKeyword: "gift certificate, gift card, pet owner gift",
  },
];
