import { navy, white } from "../blueprints/palette";
import type { Command } from "../commands";
import { ground, letters, type Samples, words } from "./sample";

/** What has many pages: books, calendars, and prints by the dozen. */
export const bookSamples: Samples = {
  "photo-book": {
    blueprint: "photobook",
    template: "story",
    options: { size: "8x8", cover: "hard", pages: "20" },
    scene: "sand",
    commands: [
      manyPhotos("dog-corgi", "dog-beagle", "cat-tabby", "rabbit", "dog-husky", "parrot", "dog-poodle"),
      words("cover", "title", "Our first year"),
      words("page-2", "caption", "Waffles finds the sofa"),
      words("page-5", "caption", "Best friends"),
    ],
  },
  "caption-photo-book": {
    blueprint: "photobook",
    template: "captions",
    options: { size: "8x11", cover: "soft", pages: "20" },
    scene: "mint",
    commands: [
      manyPhotos("cat-siamese", "cat-ginger", "cat-black", "cat-tabby"),
      words("cover", "title", "Nine lives"),
      letters("cover", "title", { font: "dancing-script", colour: white }),
      ground("cover", navy),
      words("page-1", "caption", "Life one: the box"),
      words("page-2", "caption", "Life two: the curtain"),
      words("page-3", "caption", "Life three: the other box"),
    ],
  },
  "pet-calendar": {
    blueprint: "calendar",
    template: "photo-above",
    options: { size: "8x11", start: "2027-01", holidays: "us" },
    scene: "blush",
    commands: [
      manyPhotos("dog-labrador", "cat-ginger", "dog-dachshund", "rabbit", "guinea-pig", "horse"),
      words("cover", "title", "On four legs"),
      { type: "set-details", name: "dates", lines: ["01-08 Rosie"] },
    ],
  },
  "two-photo-calendar": {
    blueprint: "calendar",
    template: "two-photos",
    options: { size: "12x16", start: "2027-01", holidays: "us" },
    scene: "sky",
    commands: [
      manyPhotos("dog-husky", "cat-siamese", "dog-beagle", "cat-tabby", "parrot"),
      words("cover", "title", "The two of us"),
    ],
  },
  "photo-prints": {
    blueprint: "photoprints",
    template: "one-photo",
    options: { border: "white", finish: "glossy" },
    scene: "mint",
    commands: [
      {
        type: "set-details",
        name: "prints",
        lines: ["5x7 1", "4x6 1", "4x6 1", "4x6 1", "5x7 1", "4x6 1"],
      },
      eachPhoto("dog-husky", "cat-ginger", "dog-beagle", "parrot", "rabbit", "dog-poodle"),
    ],
  },
};

/** Our portraits in all empty photo slots, over and over. */
function manyPhotos(...portraits: string[]): Command {
  return eachPhoto(...Array.from({ length: 60 }, (_, index) => portraits[index % portraits.length]));
}

/** Each of the portraits once, as if all had been added together. */
function eachPhoto(...portraits: string[]): Command {
  const photos = portraits.map((portrait) => ({
    id: `portrait:${portrait}`,
    width: 100,
    height: 100,
    takenAt: null,
  }));
  return { type: "fill-photos", photos };
}
