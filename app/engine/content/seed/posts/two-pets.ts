import type { PostSeed } from "../post-seed";

export const twoPets: PostSeed = {
  urlKey: "two-pets-one-picture",
  title: "Two pets, one picture: how to get both to look",
  topic: "Photo tips",
  summary:
    "You do not need both in one photo. But if you want it, here is how: tired dogs, a helper, and one noise you have never made before.",
  picture: "/media/catalog/product/two-pet-canvas.webp",
  pictureLabel: "A canvas with the portraits of two pets side by side",
  publishedOn: "2026-11-03",
  metaDescription:
    "How to photograph two or three pets together, and how to combine separate photos so that they match.",
  metaKeywords: "photograph two pets, two pet portrait, dogs and cats photo",
  content: `
<p>One looks at you, the other at a fly. Everybody with two animals has four hundred of these. There are two ways out.</p>
<h2>The easy way: two photos</h2>
<p>Our designs for two and three pets have a frame for each, so every animal gets its own best moment. They look as if they belong together when three things match:</p>
<ul>
  <li><strong>The same height.</strong> Kneel, so that your camera is level with each pair of eyes.</li>
  <li><strong>The same light.</strong> Take them at the same window, one after the other.</li>
  <li><strong>The same distance.</strong> Leave as much room above the ears in both. The design tool lets you zoom each photo until the heads are equally large.</li>
</ul>
<p>Let them look towards each other: put the one who looks right on the left side.</p>
<h2>The brave way: one photo</h2>
<ol>
  <li>Walk them first. Tired animals sit.</li>
  <li>Put them where they already like to be together, such as the end of the bed or the back seat.</li>
  <li>Have somebody stand right behind you with the treats, at the height of the lens. Not above: nobody wants to print two chins.</li>
  <li>Hold the shutter down for a burst. Twenty pictures in two seconds.</li>
  <li>Save one noise for the end: a kazoo, a paper bag, a meow from a dog person. It works exactly once.</li>
</ol>
<h2>Big and small</h2>
<p>With a Great Dane and a guinea pig, let the big one lie down and the small one sit in front. Focus on the small one; the big face behind may blur a little, which looks like affection.</p>
<p>Then try them in the <a href="/custom-two-pet-portraits">portraits for two pets</a> or, for a full house, <a href="/custom-three-pet-portraits">for three</a>.</p>`,
};
