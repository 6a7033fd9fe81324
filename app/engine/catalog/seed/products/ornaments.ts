import type { ProductSeed } from "../product-seed";

const tool = { blueprint: "ornaments", path: "/ornaments-tool" };

const shared = {
  family: "ornaments",
  categories: ["accessories/ornaments"],
  quantityBreaks: { 6: 10, 12: 15 },
  productionDays: 2,
  since: "2026-11-20",
} satisfies Partial<ProductSeed>;

const making = `
<h3>What it is made of</h3>
<p>White glazed porcelain, 3 in across and an eighth of an inch thick, with the picture fired in on one side. It comes on a satin ribbon in the color you choose, in a padded card box.</p>
<h3>Shapes</h3>
<p>A circle, a heart or a bone. The bone is wider than it is tall and best for short names.</p>
<h3>Care</h3>
<p>Porcelain breaks like a cup does. Hang it above tail height.</p>`;

export const ornaments: ProductSeed[] = [
  {
    ...shared,
    sku: "photo-ornament",
    name: "Pet Photo Ornament",
    urlKey: "pet-photo-ornament",
    tool: { ...tool, template: "full-photo" },
    occasions: ["christmas"],
    priceCents: 1299,
    shortDescription: "This year's photo on porcelain, for the branch at eye level.",
    description: `<p>One a year makes the best tree there is: the puppy at the bottom, the gentleman with the grey chin at the top. Begin with any year.</p>
<p>Photos with a plain, light background look as if they had been painted on the glaze.</p>${making}`,
    metaTitle: "Pet Photo Ornament | My Pet Canvas",
    metaDescription:
      "A porcelain ornament with your pet's photo: circle, heart or bone, with satin ribbon. $12.99.",
    metaKeyword: "pet ornament, dog christmas ornament, cat ornament, photo ornament",
  },
  {
    ...shared,
    sku: "name-ornament",
    name: "Pet Name Ornament",
    urlKey: "pet-name-ornament",
    tool: { ...tool, template: "photo-and-name" },
    occasions: ["christmas", "new-pet"],
    priceCents: 1399,
    shortDescription: "Photo and name on porcelain, with a ribbon that matches the tree or the collar.",
    description: `<p>For a first Christmas together, or for a grandmother who mixes up the names. The portrait sits in the middle and the name follows below it.</p>
<p>In July it hangs just as well from a rear-view mirror or a cabinet key.</p>${making}`,
    metaTitle: "Pet Ornament with Name | My Pet Canvas",
    metaDescription:
      "A porcelain ornament with your pet's photo and name, three shapes, four ribbons. $13.99.",
    metaKeyword: "pet name ornament, first christmas dog ornament, personalized ornament",
  },
  {
    ...shared,
    sku: "memorial-ornament",
    name: "Remembrance Ornament",
    urlKey: "pet-remembrance-ornament",
    tool: { ...tool, template: "name-and-year" },
    occasions: ["remembrance", "christmas"],
    priceCents: 1499,
    shortDescription: "A photo, a name and the years, kept small and quiet on white porcelain.",
    description: `<p>Some years a place by the fire is empty. This is a way to keep it: the photo you go back to, the name, and the years beneath in small figures.</p>
<p>If it is a present, the natural ribbon is the gentlest. We pack it without any paper of ours in the box.</p>${making}`,
    metaTitle: "Pet Remembrance Ornament | My Pet Canvas",
    metaDescription:
      "A quiet porcelain ornament with photo, name and years in memory of a pet. Three shapes. $14.99.",
    metaKeyword: "pet memorial ornament, dog remembrance gift, loss of pet gift, cat memorial",
  },
];
