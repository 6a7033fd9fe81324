import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "flipflops", path: "/flipflops-tool" };

const shared = {
  family: "flip-flops",
  categories: ["accessories/outdoors", "accessories/to-wear"],
  productionDays: 4,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What they are made of</h3>
<p>Soles of closed foam, two thirds of an inch thick, with the print under a matte film and soft straps in four colors.</p>
<h3>Sizes</h3>
<p>Small fits women's 5 to 6, medium 7 to 8, large 9 to 10 and men's 8 to 9, extra large men's 10 to 11. Between two sizes take the larger.</p>
<h3>Care</h3>
<p>Rinse off salt and chlorine; keep them off the hot dashboard.</p>`;

export const flipFlops: ProductSeed[] = [
  {
    ...shared,
    sku: "photo-flip-flops",
    name: "Pet Photo Flip Flops",
    urlKey: "pet-photo-flip-flops",
    tool: { ...tool, template: "photo-and-name" },
    priceCents: 2499,
    shortDescription: "A photo and a name on each sole, left and right alike or different.",
    description: `<p>They follow you everywhere; now they go ahead. The photo sits at the heel, the name below the strap, and both soles can be designed apart.</p>
<p>Two pets? One on each foot settles the question who is the favorite.</p>${making}`,
    metaTitle: "Flip Flops with Pet Photo and Name | My Pet Canvas",
    metaDescription:
      "Flip flops with your pet's photo and name on both soles, four sizes, straps in four colors. $24.99.",
    metaKeyword: "custom flip flops, photo flip flops, pet flip flops, dog flip flops",
  },
  {
    ...shared,
    sku: "name-flip-flops",
    name: "Paw Print Flip Flops",
    urlKey: "paw-print-flip-flops",
    tool: { ...tool, template: "paw-trail" },
    priceCents: 2299,
    shortDescription: "Paws and a word on each foot. “Walk” and “time” are taken.",
    description: `<p>One word left, one word right: what you say before the leash comes off the hook. No photo needed.</p>
<p>Up to twelve letters a foot; six look best.</p>${making}`,
    metaTitle: "Paw Print Flip Flops with Your Words | My Pet Canvas",
    metaDescription:
      "Flip flops with paws and a word of yours on each sole. Four sizes, four straps. $22.99.",
    metaKeyword: "paw print flip flops, personalized flip flops, dog lover gift",
  },
];
