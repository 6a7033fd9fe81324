import { blush, cream, marigold, mint, pine, sand, sky, terracotta } from "../blueprints/palette";
import { closer, ground, letters, photo, photos, type Samples, words } from "./sample";

/** Pillows and blankets. */
export const softGoodSamples: Samples = {
  "pet-pillow": {
    blueprint: "pillow",
    template: "photo-and-name",
    scene: "blush",
    commands: [photo("front", "photo", "cat-tabby"), words("front", "name", "Olive"), ground("front", mint)],
  },
  "photo-pillow": {
    blueprint: "pillow",
    template: "full-photo",
    scene: "sky",
    commands: [photo("front", "photo", "dog-poodle")],
  },
  "two-pet-pillow": {
    blueprint: "pillow",
    template: "two-photos",
    options: { color: "terracotta" },
    scene: "mint",
    commands: [
      ...photos("front", "dog-beagle", "cat-ginger"),
      words("front", "name", "Max & Mochi"),
      ground("front", cream),
    ],
  },
  "collage-pillow": {
    blueprint: "pillow",
    template: "four-photos",
    options: { color: "charcoal" },
    scene: "sand",
    commands: [
      ...photos("front", "dog-corgi", "dog-husky", "cat-black", "rabbit"),
      words("front", "name", "The Pack"),
      ground("front", sky),
    ],
  },
  "rabbit-pillow": {
    blueprint: "pillow",
    template: "photo-and-name",
    options: { color: "sage" },
    scene: "sand",
    commands: [
      photo("front", "photo", "rabbit"),
      words("front", "name", "Clover"),
      letters("front", "name", { font: "caveat", colour: terracotta }),
      ground("front", blush),
    ],
  },
  "free-pillow": {
    blueprint: "pillow",
    template: "photo-and-name",
    options: { size: "14x14" },
    scene: "mint",
    commands: [
      photo("front", "photo", "dog-labrador"),
      words("front", "name", "Honey"),
      letters("front", "name", { font: "pacifico", colour: terracotta }),
      ground("front", marigold),
    ],
  },
  "pet-blanket": {
    blueprint: "photoblanket",
    template: "photo-and-name",
    scene: "sand",
    commands: [
      photo("front", "photo", "dog-labrador"),
      words("front", "name", "Captain"),
      ground("front", sky),
    ],
  },
  "collage-blanket": {
    blueprint: "photoblanket",
    template: "four-photos",
    options: { color: "rust" },
    scene: "mint",
    commands: [
      ...photos("front", "dog-dachshund", "cat-siamese", "rabbit", "guinea-pig"),
      words("front", "name", "Our little zoo"),
    ],
  },
  "two-pet-blanket": {
    blueprint: "photoblanket",
    template: "two-photos",
    options: { color: "cream" },
    scene: "blush",
    commands: [...photos("front", "dog-poodle", "dog-corgi"), words("front", "name", "Coco & Toast")],
  },
  "photo-blanket": {
    blueprint: "photoblanket",
    template: "full-photo",
    options: { color: "navy" },
    scene: "sky",
    commands: [photo("front", "photo", "cat-siamese"), closer("front", "photo", 1, 0.5)],
  },
  "crate-blanket": {
    blueprint: "photoblanket",
    template: "photo-and-name",
    options: { color: "grey", size: "30x40" },
    scene: "mint",
    commands: [
      photo("front", "photo", "dog-beagle"),
      words("front", "name", "Barnaby"),
      letters("front", "name", { font: "fredoka", colour: pine }),
      ground("front", sand),
    ],
  },
};
