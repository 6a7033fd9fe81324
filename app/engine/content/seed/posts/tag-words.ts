import type { PostSeed } from "../post-seed";

export const tagWords: PostSeed = {
  urlKey: "what-to-write-on-a-pet-tag",
  title: "What to write on a pet tag, and what to leave off",
  topic: "Gift ideas",
  summary:
    "A tag has room for a few words and one job: getting your pet home. What finders need, in the order they need it.",
  picture: "/media/catalog/product/pet-tag.webp",
  pictureLabel: "A golden engraved tag on a dog's collar",
  publishedOn: "2026-09-22",
  metaDescription:
    "What belongs on a dog or cat tag, what does not, and how much fits on a small and a large one.",
  metaKeywords: "pet tag text, dog tag what to write, cat tag",
  content: `
<p>Whoever finds your pet reads the tag in ten seconds, often outdoors, often while holding a wriggling animal. So the question is not what you would like to say but what that person needs.</p>
<h2>The back: your phone number</h2>
<p>One mobile number that is answered, written large. It matters more than anything else on the tag. Add a second number only if the letters stay readable. Leave out the street: a phone call is faster, and not everybody should know where you live.</p>
<h2>The front: the name</h2>
<p>Some people prefer to keep the name off, so that a stranger cannot call the dog. We think the name helps more often than it harms: a frightened animal calms down when it hears it, and a finder who says "Come here, Daisy" gets closer than one who says "Come here, dog".</p>
<h2>Four short lines that help</h2>
<ul>
  <li><strong>I am lost</strong>: for cats. Many people take a strolling cat for somebody's neighbor.</li>
  <li><strong>Needs medicine</strong>: makes people call at once.</li>
  <li><strong>Microchipped</strong>: tells a shelter to look.</li>
  <li><strong>Deaf</strong> or <strong>shy</strong>: changes how somebody approaches.</li>
</ul>
<h2>How much fits</h2>
<p>A small tag reads well with up to ten letters a line, a large one with up to fourteen. Our design tool sets the letters as large as the shape allows and shows them as they are engraved, so you see at once when a word is too much. If a name is long, take the nickname: the dog answers to that one anyway.</p>
<h2>Check it once a year</h2>
<p>Numbers change. On the day you renew the vaccination, read the tag aloud and call the number. Steel does not rub off, but the loop around it wears: if it wobbles, <a href="/accessories">replace the ring</a> before the tag is gone.</p>
<p>You can try words and shapes in the <a href="/pet-tags-tool">tag tool</a> without ordering anything.</p>`,
};
