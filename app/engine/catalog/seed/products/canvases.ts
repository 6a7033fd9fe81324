import type { ProductSeed } from "../product-seed";
import { startingPriceCents } from "../starting-prices";
import {
  canvasCare,
  canvasMaterial,
  canvasPriceCents,
  canvasMaking as making,
  canvasBasics as shared,
  canvasTool as tool,
} from "./canvas-making";

export const canvases: ProductSeed[] = [
  {
    ...shared,
    sku: "canvas-print",
    name: "Custom Pet Canvas Print",
    urlKey: "pet-canvas-print",
    tool: { ...tool, template: "full-photo" },
    since: "2026-09-01",
    priceCents: canvasPriceCents,
    shortDescription:
      "Your best photo of them on real cotton canvas, stretched by hand and ready to hang. With or without a wooden frame.",
    description: `<p>A photo on a phone is seen for a second. On the wall it is seen every day. We print yours on cotton canvas with pigment inks and stretch it over a solid frame, corners folded by hand.</p>
<p>The preview shows what stays on the front and warns you kindly when a photo is too small for the size.</p>${making}`,
    metaTitle: "Custom Pet Canvas Print | My Pet Canvas",
    metaDescription:
      "Your pet's photo on hand-stretched cotton canvas, ready to hang, framed or unframed. Nine sizes up to 24 × 36 in. From $29.99.",
    metaKeyword: "pet canvas print, dog canvas, cat canvas, custom pet wall art",
  },
  {
    ...shared,
    sku: "name-canvas",
    categories: [...shared.categories, "custom-one-pet-portraits", "wall-art/cat-wall-art"],
    name: "Pet Portrait Canvas with Name",
    urlKey: "pet-name-canvas",
    tool: { ...tool, template: "photo-and-name" },
    since: "2026-09-01",
    priceCents: 3299,
    shortDescription:
      "A portrait with the name beneath it, set like a gallery print. For the most important member of the family.",
    description: `<p>A calm background, a portrait, a name. It looks like something from a small gallery, and it is your pet.</p>
<p>Pick a background that picks up a color from the coat, choose the lettering, and see it at once on the canvas.</p>${making}`,
    metaTitle: "Pet Portrait Canvas with Name | My Pet Canvas",
    metaDescription:
      "A portrait of your pet with the name below, on hand-stretched cotton canvas. Nine sizes, four frames, ready to hang. From $32.99.",
    metaKeyword: "pet portrait canvas, dog name canvas, custom pet portrait, cat portrait",
  },
  {
    ...shared,
    sku: "collage-canvas",
    name: "Four Photo Canvas",
    urlKey: "four-photo-canvas",
    tool: { ...tool, template: "four-photos" },
    categories: [...shared.categories, "wall-art/gallery-walls"],
    occasions: ["birthday", "christmas"],
    since: "2026-11-20",
    priceCents: 3699,
    shortDescription: "A small gallery on one canvas: four photos in even squares around a name or a title.",
    description: `<p>Four nails, four frames and a spirit level, or this. The squares are spaced like a hung gallery and share one background color, so that photos from different years sit calmly together.</p>
<p>Try one face, one whole animal, one place and one detail, such as the paw on the table that is not allowed there.</p>${making}`,
    metaTitle: "Four Photo Pet Canvas | My Pet Canvas",
    metaDescription:
      "Four photos of your pets and a title on one hand-stretched canvas. Nine sizes, four frames, ready to hang. From $36.99.",
    metaKeyword: "photo collage canvas, pet collage, four photo canvas, multi photo wall art",
  },
  {
    ...shared,
    sku: "horse-canvas",
    name: "Horse Portrait Canvas",
    urlKey: "horse-portrait-canvas",
    tool: { ...tool, template: "photo-and-name" },
    pets: ["horse"],
    since: "2026-11-20",
    priceCents: 3299,
    shortDescription:
      "A portrait from ears to shoulder with the name below, for a friend who does not fit on the sofa.",
    description: `<p>Horses are long, photos are wide, walls are tall. This layout leaves the upright middle to head and neck and the name to the space beneath, like the plate on a stable door.</p>
<p>Stand a little to the side of the shoulder and wait until both ears point forward; the picture is made in that second.</p>${making}`,
    metaTitle: "Horse Portrait Canvas with Name | My Pet Canvas",
    metaDescription:
      "Your horse's portrait and name on hand-stretched cotton canvas. Nine sizes, four frames, ready to hang. From $32.99.",
    metaKeyword: "horse canvas, horse portrait, pony wall art, equestrian gift, stable sign",
  },
  {
    ...shared,
    sku: "large-canvas",
    name: "Large Pet Canvas",
    urlKey: "large-pet-canvas",
    tool: { ...tool, template: "full-photo", sold: { size: ["24x36", "36x24"] } },
    categories: [...shared.categories, "wall-art/dog-wall-art"],
    surcharges: { frame: shared.surcharges.frame },
    occasions: ["new-home"],
    since: "2026-11-20",
    priceCents: startingPriceCents.US,
    shortDescription:
      "24 × 36 in, upright or wide: the size that a living room wall asks for, made from one photo.",
    description: `<p>Large prints forgive nothing and reward everything. At this size every whisker is there, so we check the file by eye before it is printed and write to you when a sharper one would serve you better.</p>
<p>Two cross bars keep the frame square through dry winters. It weighs about four pounds and hangs on two hooks; our hanging kit holds it on drywall.</p>${canvasMaterial}${canvasCare}`,
    metaTitle: "Large Pet Canvas, 24 × 36 in | My Pet Canvas",
    metaDescription:
      "One photo of your pet on a 24 × 36 in hand-stretched canvas, upright or wide, framed or unframed, ready to hang. From $63.43.",
    metaKeyword: "large pet canvas, 24x36 canvas, big dog canvas, oversized pet wall art",
  },
];
