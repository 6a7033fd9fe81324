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
    since: "2026-11-20",
    shortDescription:
      "A gift for someone whose pet you love and whose photos you do not have. It comes by email, on the day you choose.",
    description: `<p>The best photo is on their phone, not on yours. A certificate will leave the picture to them: you choose the amount, they choose the gift.</p>
<p>We send the code by email, at once or on the day you name, with a few words from you. It works in the cart, for as many orders as it lasts, and it does not expire.</p>
<p>A certificate is paid in full: coupons and points do not make it cheaper, and no tax is added to it.</p>`,
    metaTitle: "Gift Certificate | My Pet Canvas",
    metaDescription:
      "A gift certificate for pet owners, $10 to $100, sent by email on the day you choose. It does not expire.",
    metaKeyword: "gift certificate, gift card, pet owner gift",
  },
];
