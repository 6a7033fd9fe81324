import { blush, cream, marigold, mint, navy, pine, sky, terracotta } from "../blueprints/palette";
import { closer, ground, letters, photo, photos, type Samples, words } from "./sample";

export const wearableSamples: Samples = {
  "pet-face-socks": {
    blueprint: "socks",
    template: "one-face",
    options: { color: "navy" },
    scene: "sky",
    commands: [photo("leg", "photo", "dog-corgi"), ground("leg", marigold), ground("foot", marigold)],
  },
  "two-pet-socks": {
    blueprint: "socks",
    template: "two-faces",
    options: { color: "pink" },
    scene: "blush",
    commands: [...photos("leg", "cat-ginger", "dog-beagle"), ground("leg", mint), ground("foot", mint)],
  },
  "heart-socks": {
    blueprint: "socks",
    template: "hearts",
    options: { color: "black" },
    scene: "mint",
    commands: [photo("leg", "photo", "cat-siamese"), ground("leg", blush), ground("foot", blush)],
  },
  "pet-apron": {
    blueprint: "apron",
    template: "photo-and-words",
    options: { color: "rust" },
    scene: "sand",
    commands: [
      photo("front", "photo", "dog-labrador"),
      words("front", "name", "Ida’s Kitchen"),
      words("front", "line", "crumbs go to the dog"),
      ground("front", cream),
    ],
  },
  "pet-face-apron": {
    blueprint: "apron",
    template: "all-over",
    options: { color: "navy" },
    scene: "blush",
    commands: [
      photo("front", "photo", "cat-tabby"),
      words("front", "name", "Chef Sushi"),
      ground("front", sky),
      letters("front", "name", { colour: navy }),
    ],
  },
  "pet-stocking": {
    blueprint: "stocking",
    template: "face-and-name",
    options: { color: "white" },
    scene: "sand",
    commands: [
      photo("front", "photo", "dog-husky"),
      closer("front", "photo", 1.05, 0.4),
      words("cuff", "name", "Juno"),
      ground("front", terracotta),
    ],
  },
  "pet-face-stocking": {
    blueprint: "stocking",
    template: "pattern",
    options: { color: "rust" },
    scene: "mint",
    commands: [photo("front", "photo", "cat-black"), words("cuff", "name", "Salem"), ground("front", pine)],
  },
};
