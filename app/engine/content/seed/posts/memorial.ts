import type { PostSeed } from "../post-seed";

export const memorial: PostSeed = {
  urlKey: "a-keepsake-for-a-pet-who-died",
  title: "A keepsake for a pet who died: some gentle thoughts",
  topic: "Remembering",
  summary:
    "For your own loss, or for a friend's: which photo to choose, what to write, and why there is no hurry.",
  picture: "/media/catalog/product/memorial-ornament.webp",
  pictureLabel: "An ornament with a portrait, a name and two years",
  publishedOn: "2026-10-27",
  metaDescription:
    "Which photo to choose, what to write and when to give it: quiet advice for a keepsake of a pet who died.",
  metaKeywords: "pet memorial gift, pet loss keepsake, remembrance ornament",
  content: `
<p>A picture does not replace anybody. It can give the love a place, though: on a shelf, on a branch at the window, under a hand on the sofa. If you are thinking about one, here are some thoughts to take your time with.</p>
<h2>There is no right moment</h2>
<p>Some people want something in their hands within days. Others need a year before they can look at a photo. Both are fine. Designs that you save in your account stay there; you can begin, stop, and come back.</p>
<h2>Choose the photo you smile at</h2>
<p>It is seldom the last one. Often it is not the best one either: a bit blurred, one ear up, on the forbidden sofa. If it makes you smile, it is right. A small print, such as a <a href="/pet-remembrance-ornament">remembrance ornament</a> or an <a href="/acrylic-photo-block">acrylic block</a>, forgives a photo that a large canvas would not.</p>
<h2>Words, few of them</h2>
<p>The name is enough. If you want more: the years, a nickname, what you used to say when you came home. Rhymes and rainbows comfort some people and not others, so for a gift we would leave them out.</p>
<h2>When it is a gift</h2>
<p>Ask yourself whether your friend has begun to talk about the animal again. If yes, a picture is welcome. If not, a card and a certificate, or simply a walk together, may be kinder for now. A surprise can be hard to open in front of others; send it to their home.</p>
<h2>If you have only one photo</h2>
<p>Send us what you have, even when it is small. We tell you honestly how large it can be printed, before we make anything. <a href="/contact-us">Write to us</a>: a person reads it.</p>`,
};
