import type { ProductSeed } from "../product-seed";

export const memberships: ProductSeed[] = [
  {
    sku: "champ-membership",
    name: "Champ Membership",
    urlKey: "champ-membership",
    family: "memberships",
    tool: null,
    categories: ["accessories/hanging-and-gift-wrap"],
    /** As long as the configuration value champ_membership_price says nothing else. */
    priceCents: 1999,
    productionDays: 0,
    isVirtual: true,
    since: "2026-11-20",
    shortDescription:
      "Member prices for a year: 10% off everything we make, in every order, from the moment the membership is paid.",
    description: `<p>For those who come back for the next puppy photo, the next birthday, the next mug. For a year from the day you pay, everything we make costs you 10% less. Your cart shows the member price of each line; all other pages show the normal prices.</p>
<p>A member price takes the place of another special price where it is the better of the two, and of our sign-up offer. Gift certificates and the membership itself are paid in full.</p>
<p>It belongs to your account, so please log in to buy it. It never renews by itself, and we keep no card: before the year ends we write to you, and you decide. Bought again before it ends, it adds a year. If its order is refunded, the membership ends.</p>`,
    metaTitle: "Champ Membership | My Pet Canvas",
    metaDescription:
      "Member prices for a year: 10% off everything we make from your pet's photo. It never renews by itself.",
    metaKeyword: "membership, member prices, pet gifts",
  },
];
