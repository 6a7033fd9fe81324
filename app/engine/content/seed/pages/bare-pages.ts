import type { PageSeed } from "../page-seed";

/** Landing pages without header and footer (specification §2), for those who come from an advertisement. */

export const canvasPrintsSpeed: PageSeed = {
  identifier: "canvas-prints-speed",
  title: "Canvas Prints",
  contentHeading: "Your pet on canvas, made in three working days",
  metaTitle: "Pet Canvas Prints in Three Working Days | My Pet Canvas",
  metaDescription: "Upload a photo, see it on canvas, and have it made in three working days. From $29.99.",
  metaKeywords: "fast canvas prints, pet canvas",
  metaRobots: "NOINDEX,FOLLOW",
  pageLayout: "empty",
  updatedOn: "2026-11-12",
  content: `
<p>Upload a photo, choose what shows, and see it on canvas at once. We print it, stretch it over a wooden frame by hand, and it leaves our table in three working days.</p>
<p><a class="button" href="/canvas-tool">Start with your photo</a></p>
<p><img src="/media/catalog/product/canvas-print.webp" alt="A framed canvas of a horse above a sofa" width="800" height="800"></p>
<h2>What you get</h2>
<ul>
  <li>Cotton canvas on a solid wooden stretcher, ready to hang</li>
  <li>Nine sizes from 8 × 8 to 24 × 36 inches, with or without a frame</li>
  <li>A preview that is drawn from the file we print</li>
  <li>30 days to change your mind</li>
</ul>
<p>Sizes and prices are on the page of <a href="/custom-canvas-pet-prints">canvas prints</a>. Back to <a href="/">My Pet Canvas</a>.</p>`,
};

export const noHeaderNoFooter: PageSeed = {
  identifier: "noheader-nofooter",
  title: "Made from one photo",
  contentHeading: "One photo of your pet is enough",
  metaTitle: "Gifts From One Photo of Your Pet | My Pet Canvas",
  metaDescription: "Mugs, pillows, blankets, canvas prints and tags from one photo of your pet.",
  metaKeywords: "pet photo gifts",
  metaRobots: "NOINDEX,FOLLOW",
  pageLayout: "empty",
  updatedOn: "2026-11-12",
  content: `
<p>Take the one you smile at. Put it on a mug, a pillow, a blanket, a canvas or a tag, add the name, and see it exactly as we make it before you pay.</p>
<p><a class="button" href="/pet-gifts">Find your gift</a></p>
<p><img src="/media/catalog/product/photo-mug.webp" alt="A mug with a corgi called Biscuit on a window sill" width="800" height="800"></p>
<p>Back to <a href="/">My Pet Canvas</a>.</p>`,
};
