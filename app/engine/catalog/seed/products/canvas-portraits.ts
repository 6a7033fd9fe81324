import type { ProductSeed } from "../product-seed";
import { canvasMaking as making, canvasBasics as shared, canvasTool as tool } from "./canvas-making";

export const canvasPortraits: ProductSeed[] = [
  {
    ...shared,
    sku: "one-pet-canvas",
    name: "One Pet Portrait on Canvas",
    urlKey: "one-pet-portrait-canvas",
    tool: { ...tool, template: "one-pet-portrait" },
    categories: [...shared.categories, "custom-one-pet-portraits", "wall-art/dog-wall-art"],
    occasions: ["birthday", "remembrance"],
    since: "2026-11-20",
    priceCents: 3499,
    shortDescription:
      "One pet in an arched window, the name in fine lettering and a line of your own beneath.",
    description: `<p>An arch does to a photo what a niche does to a statue: it says that this one matters. The background takes one calm color, the name stands below, and there is a second line for what you would have carved into it.</p>
<p>Some second lines we have printed: a pair of years, a street, “Head of Security”. It may stay empty as well.</p>${making}`,
    metaTitle: "One Pet Portrait on Canvas | My Pet Canvas",
    metaDescription:
      "A classic portrait of one pet in an arch, with name and a line of your own, on hand-stretched canvas. Nine sizes. From $34.99.",
    metaKeyword: "custom pet portrait, one pet portrait, dog portrait canvas, cat portrait canvas",
  },
  {
    ...shared,
    sku: "two-pet-canvas",
    name: "Two Pet Portrait on Canvas",
    urlKey: "two-pet-portrait-canvas",
    tool: { ...tool, template: "two-pet-portraits" },
    categories: [...shared.categories, "custom-two-pet-portraits"],
    occasions: ["christmas", "new-home"],
    since: "2026-11-20",
    priceCents: 3899,
    shortDescription:
      "Two portraits on one canvas, each with a name of its own. No one has to sit still at the same time.",
    description: `<p>A photo in which both look good does not exist. You do not need one: each of the two has a window and a photo of its own, taken on whatever day it behaved.</p>
<p>Wide sizes give both more room side by side. Turn one photo so that they look towards each other, and they will seem to be talking.</p>${making}`,
    metaTitle: "Two Pet Portrait on Canvas | My Pet Canvas",
    metaDescription:
      "Two pets, two photos, two names on one hand-stretched canvas. Nine sizes, upright or wide, four frames. From $38.99.",
    metaKeyword: "two pet portrait, two dogs portrait, dog and cat portrait, custom pet canvas",
  },
  {
    ...shared,
    sku: "three-pet-canvas",
    name: "Three Pet Portrait on Canvas",
    urlKey: "three-pet-portrait-canvas",
    tool: { ...tool, template: "three-pet-portraits" },
    categories: [...shared.categories, "custom-three-pet-portraits"],
    occasions: ["christmas"],
    since: "2026-11-20",
    priceCents: 4299,
    shortDescription:
      "Three portraits with three names in one row, whether they are dogs, cats, rabbits or all of these.",
    description: `<p>Families come in odd mixtures. Three windows of equal size make no difference between the Labrador and the dwarf rabbit, and each name stands right below its owner.</p>
<p>Order them as they came into your life, from left to right. Years later that is the part people ask about.</p>${making}`,
    metaTitle: "Three Pet Portrait on Canvas | My Pet Canvas",
    metaDescription:
      "Three pets with their names in one row on hand-stretched canvas. Nine sizes, four frames, ready to hang. From $42.99.",
    metaKeyword: "three pet portrait, three dogs canvas, three cats portrait, multi pet portrait",
  },
];
