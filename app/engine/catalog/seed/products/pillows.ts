import type { ProductSeed } from "../product-seed";

const shared = {
  blueprint: "pillow",
  toolPath: "/pillow-tool",
  categories: ["custom-pet-pillows-blankets", "pet-gifts"],
  surcharges: { size: { "16x16": 500, "18x18": 900, "20x20": 1300 } },
  productionDays: 3,
};

const making = `
<h3>What it is made of</h3>
<p>The front is a soft woven cotton blend, printed with water-based ink; the back is plain linen look in the color you choose. A hidden zipper lets the cover come off, and a plump insert of recycled fiber is included.</p>
<h3>Sizes</h3>
<ul>
  <li>14 × 14 in for a reading chair</li>
  <li>16 × 16 in for most sofas</li>
  <li>18 × 18 in, the classic couch pillow</li>
  <li>20 × 20 in for beds and floor naps</li>
</ul>
<h3>Care</h3>
<p>Wash the cover inside out at 85 °F, dry it flat or on low, and warm-iron the back only.</p>`;

export const pillows: ProductSeed[] = [
  {
    ...shared,
    sku: "pet-pillow",
    name: "Custom Pet Pillow",
    urlKey: "custom-pet-pillow",
    template: "photo-and-name",
    priceCents: 2499,
    regularPriceCents: 3499,
    shortDescription:
      "A soft pillow with your pet's portrait and name. It keeps the sofa spot warm while the owner of the spot is out.",
    description: `<p>They have claimed the sofa anyway; this makes it official. A round portrait, the name below in the lettering you like, and a plain back in a color that goes with your room.</p>
<p>A photo at eye level with soft daylight makes the best portrait. We look at every print before it is sewn.</p>${making}`,
    metaTitle: "Custom Pet Pillow with Photo and Name | My Pet Canvas",
    metaDescription:
      "A soft throw pillow with your pet's portrait and name. Four sizes, washable cover, insert included, made in three working days. From $24.99.",
    metaKeyword: "custom pet pillow, dog photo pillow, cat pillow, personalized throw pillow",
  },
  {
    ...shared,
    sku: "photo-pillow",
    name: "Full Photo Pet Pillow",
    urlKey: "full-photo-pet-pillow",
    template: "full-photo",
    priceCents: 2499,
    regularPriceCents: null,
    shortDescription:
      "Your favorite photo from seam to seam, with the name small in the corner. Nothing in the way of that face.",
    description: `<p>One photo, edge to edge. It suits close-ups best: a nose, two eyes and the expression that means dinner is late.</p>
<p>The preview marks the part that folds into the seam, so no ear is lost on the way.</p>${making}`,
    metaTitle: "Full Photo Pet Pillow | My Pet Canvas",
    metaDescription:
      "A throw pillow printed edge to edge with a photo of your pet. Washable cover with hidden zip, insert included, four sizes. From $24.99.",
    metaKeyword: "photo pillow, full print pet pillow, dog cushion, cat cushion",
  },
];
