import { blush, cream, marigold, mint, sky, terracotta, white } from "../blueprints/palette";
import { closer, ground, letters, photo, photos, type Samples, words } from "./sample";

/** For sand, rain, class and the half-pipe. */
export const outdoorSamples: Samples = {
  "beach-towel": {
    blueprint: "beachtowel",
    template: "photo-and-name",
    options: { color: "white" },
    scene: "sky",
    commands: [
      photo("front", "photo", "dog-labrador"),
      words("front", "name", "Honey"),
      words("front", "line", "Off duty until September"),
      ground("front", marigold),
    ],
  },
  "paws-beach-towel": {
    blueprint: "beachtowel",
    template: "paw-trail",
    options: { color: "terracotta" },
    scene: "blush",
    commands: [
      photo("front", "photo", "dog-dachshund"),
      words("front", "name", "Frankie"),
      ground("front", mint),
    ],
  },
  "yoga-mat": {
    blueprint: "yogamat",
    template: "photo-and-name",
    options: { color: "rust" },
    scene: "mint",
    commands: [
      photo("front", "photo", "cat-siamese"),
      words("front", "name", "Saffron"),
      words("front", "line", "Teacher of stretching"),
      ground("front", mint),
    ],
  },
  "photo-umbrella": {
    blueprint: "umbrella",
    template: "photo-and-paws",
    options: { panels: "turns", size: "golf", color: "natural" },
    scene: "sky",
    commands: [
      photo("panel-1", "photo", "dog-beagle"),
      ground("panel-1", marigold),
      ground("panel-2", blush),
    ],
  },
  "name-umbrella": {
    blueprint: "umbrella",
    template: "photo-and-name",
    options: { panels: "same", size: "folding", color: "black" },
    scene: "mint",
    commands: [
      photo("panel-1", "photo", "cat-black"),
      words("panel-1", "name", "Salem"),
      ground("panel-1", sky),
    ],
  },
  "photo-flip-flops": {
    blueprint: "flipflops",
    template: "photo-and-name",
    options: { color: "navy" },
    scene: "sand",
    commands: [
      photo("left", "photo", "dog-corgi"),
      words("left", "name", "Biscuit"),
      photo("right", "photo", "dog-corgi"),
      words("right", "name", "Biscuit"),
      ground("left", mint),
      ground("right", mint),
    ],
  },
  "name-flip-flops": {
    blueprint: "flipflops",
    template: "paw-trail",
    options: { color: "white" },
    scene: "blush",
    commands: [
      words("left", "name", "Walk"),
      words("right", "name", "time"),
      ground("left", sky),
      ground("right", sky),
    ],
  },
  "photo-skateboard": {
    blueprint: "skateboard",
    template: "photo-and-name",
    options: { setup: "complete", color: "natural" },
    scene: "sand",
    commands: [
      photo("front", "photo", "dog-husky"),
      words("front", "name", "Yuki"),
      letters("front", "name", { colour: white }),
      ground("front", terracotta),
    ],
  },
  "trio-skateboard": {
    blueprint: "skateboard",
    template: "three-photos",
    options: { setup: "deck", color: "black" },
    scene: "mint",
    commands: [
      ...photos("front", "cat-ginger", "parrot", "cat-black"),
      closer("front", "photo", 1, 0.4),
      ground("front", cream),
    ],
  },
};
