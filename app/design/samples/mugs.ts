import { blush, cream, mint, navy, sand, sky, terracotta } from "../blueprints/palette";
import { closer, ground, letters, photo, photos, type Samples, words } from "./sample";

export const mugSamples: Samples = {
  "photo-mug": {
    blueprint: "photomug",
    template: "photo-and-name",
    options: { color: "blue" },
    scene: "sand",
    commands: [photo("wrap", "photo", "dog-corgi"), words("wrap", "name", "Biscuit"), ground("wrap", cream)],
  },
  "two-pet-mug": {
    blueprint: "photomug",
    template: "two-photos",
    options: { color: "pink" },
    scene: "mint",
    commands: [
      ...photos("wrap", "cat-ginger", "dog-beagle"),
      words("wrap", "name", "Mochi & Max"),
      ground("wrap", blush),
    ],
  },
  "wrap-mug": {
    blueprint: "photomug",
    template: "full-wrap",
    options: { color: "black" },
    scene: "sky",
    commands: [
      photo("wrap", "photo", "dog-husky"),
      { type: "set-crop", surface: "wrap", layer: "photo", crop: { y: 0.63 } },
    ],
  },
  "three-pet-mug": {
    blueprint: "photomug",
    template: "three-photos",
    options: { color: "green" },
    scene: "blush",
    commands: [
      ...photos("wrap", "dog-labrador", "cat-siamese", "dog-dachshund"),
      words("wrap", "name", "Ida, Bo & Pip"),
      ground("wrap", mint),
    ],
  },
  "cat-mug": {
    blueprint: "photomug",
    template: "photo-and-name",
    options: { color: "yellow" },
    scene: "sky",
    commands: [
      photo("wrap", "photo", "cat-black"),
      closer("wrap", "photo", 1.1, 0.3),
      words("wrap", "name", "Salem"),
      letters("wrap", "name", { font: "playfair-display", colour: navy }),
      ground("wrap", sky),
    ],
  },
  "big-mug": {
    blueprint: "photomug",
    template: "photo-and-name",
    options: { color: "white", size: "15oz" },
    scene: "mint",
    commands: [
      photo("wrap", "photo", "dog-poodle"),
      words("wrap", "name", "Yuki"),
      letters("wrap", "name", { font: "fredoka", colour: terracotta }),
      ground("wrap", sand),
    ],
  },
};
