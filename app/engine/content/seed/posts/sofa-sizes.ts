import type { PostSeed } from "../post-seed";

export const sofaSizes: PostSeed = {
  urlKey: "which-canvas-size-above-a-sofa",
  title: "Which canvas size looks right above a sofa?",
  topic: "Walls & sizes",
  summary:
    "Most people choose one size too small. A rule with two numbers, a test with masking tape, and our sizes sorted by furniture.",
  picture: "/media/catalog/product/canvas-print.webp",
  pictureLabel: "A framed canvas of a horse above a sofa",
  publishedOn: "2026-10-06",
  metaDescription:
    "A simple rule for the size of a canvas above a sofa, bed or desk, and a test with masking tape.",
  metaKeywords: "canvas size above sofa, wall art size, canvas print sizes",
  content: `
<p>The picture that looked large in the shop looks like a stamp above a three-seater. It is the most common regret with wall art, and easy to avoid.</p>
<h2>The rule</h2>
<p>A picture, or a group of pictures, should be about <strong>two thirds as wide as the furniture below it</strong>, and its middle should hang at about <strong>57 inches</strong> from the floor, which is eye level for most people. Above a sofa the lower edge should clear the backrest by six to ten inches.</p>
<h2>Sorted by furniture</h2>
<ul>
  <li><strong>Desk or narrow hallway:</strong> 8 × 10 or 11 × 14 inches. You stand close, so small is fine.</li>
  <li><strong>Armchair, bedside table, dresser:</strong> 16 × 20 upright, or 20 × 16 lying.</li>
  <li><strong>Love seat, up to 60 inches:</strong> 36 × 24 lying, or a pair of 16 × 20.</li>
  <li><strong>Three-seater, 72 to 84 inches:</strong> three panels side by side. Three of 16 × 20 with three inches between them come to 54 inches, which is two thirds of 80.</li>
</ul>
<h2>The tape test</h2>
<p>Cut four strips of masking tape and put the outline of the picture on the wall. Leave it for a day. If you stop noticing it, take a size more; if it bothers you when you come in, take one less.</p>
<h2>Does the photo allow it?</h2>
<p>A print looks sharp from arm's length with about 150 pixels an inch. For 36 × 24 inches that is 5400 × 3600 pixels, about what a current phone delivers in its full setting. From a sofa's distance half of that is enough. The next post, about <a href="/blog/is-my-photo-large-enough-to-print">photo resolution</a>, shows how to check.</p>
<p>See the <a href="/custom-canvas-pet-prints">canvas prints</a> and the <a href="/wall-art">wall sets</a> with all their sizes and prices.</p>`,
};
