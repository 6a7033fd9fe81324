import { blush, lilac, marigold, mint, navy, pine, sky, terracotta, white } from "../blueprints/palette";
import { closer, ground, letters, photo, photos, type Samples, words } from "./sample";

/** What stands or lies on shelves, desks and tables. */
export const deskSamples: Samples = {
  "photo-block": {
    blueprint: "photoblocks",
    template: "full-photo",
    options: { size: "5x7" },
    scene: "blush",
    commands: [photo("front", "photo", "dog-corgi")],
  },
  "name-block": {
    blueprint: "photoblocks",
    template: "photo-and-name",
    options: { size: "6x6" },
    scene: "sky",
    commands: [
      photo("front", "photo", "cat-ginger"),
      words("front", "name", "Mango"),
      letters("front", "name", { font: "fredoka", colour: terracotta }),
      ground("front", white),
    ],
  },
  "two-pet-block": {
    blueprint: "photoblocks",
    template: "two-pet-portraits",
    options: { size: "7x5" },
    scene: "mint",
    commands: [
      ...photos("front", "rabbit", "guinea-pig"),
      words("front", "name", "Clover"),
      words("front", "name-2", "Nut"),
      ground("front", lilac),
    ],
  },
  "photo-board": {
    blueprint: "photoboard",
    template: "four-photos",
    options: { size: "8x10" },
    scene: "sand",
    commands: [
      ...photos("front", "dog-labrador", "cat-tabby", "dog-beagle", "horse"),
      words("front", "name", "Best of the year"),
      ground("front", mint),
    ],
  },
  "name-board": {
    blueprint: "photoboard",
    template: "photo-and-name",
    options: { size: "8x8" },
    scene: "blush",
    commands: [
      photo("front", "photo", "dog-dachshund"),
      words("front", "name", "Frankie"),
      letters("front", "name", { font: "pacifico", colour: navy }),
      ground("front", marigold),
    ],
  },
  "photo-mousepad": {
    blueprint: "mousepad",
    template: "full-photo",
    scene: "mint",
    commands: [photo("front", "photo", "cat-tabby"), closer("front", "photo", 1, 0.42)],
  },
  "name-mousepad": {
    blueprint: "mousepad",
    template: "photo-and-name",
    options: { shape: "circle" },
    scene: "sand",
    commands: [photo("front", "photo", "dog-husky"), words("front", "name", "Yuki"), ground("front", sky)],
  },
  "photo-coasters": {
    blueprint: "photocoaster",
    template: "full-photo",
    options: { shape: "square" },
    scene: "sand",
    commands: [photo("front", "photo", "cat-tabby")],
  },
  "name-coasters": {
    blueprint: "photocoaster",
    template: "photo-and-name",
    options: { shape: "circle" },
    scene: "sky",
    commands: [photo("front", "photo", "dog-beagle"), words("front", "name", "Max"), ground("front", blush)],
  },
  "photo-magnet": {
    blueprint: "photomagnet",
    template: "full-photo",
    options: { shape: "square", size: "3x3" },
    scene: "mint",
    commands: [photo("front", "photo", "guinea-pig")],
  },
  "name-magnet": {
    blueprint: "photomagnet",
    template: "photo-and-name",
    options: { shape: "circle", size: "3x3" },
    scene: "sand",
    commands: [
      photo("front", "photo", "parrot"),
      words("front", "name", "Kiwi"),
      letters("front", "name", { colour: white }),
      ground("front", pine),
    ],
  },
  "sale-magnet": {
    blueprint: "photomagnet",
    template: "full-photo",
    options: { shape: "heart", size: "3x3" },
    scene: "blush",
    commands: [photo("front", "photo", "dog-poodle"), closer("front", "photo", 1.1, 0.2)],
  },
  "photo-puzzle": {
    blueprint: "photopuzzle",
    template: "full-photo",
    options: { pieces: "252" },
    scene: "blush",
    commands: [photo("front", "photo", "cat-black"), closer("front", "photo", 1, 0.45)],
  },
  "collage-puzzle": {
    blueprint: "photopuzzle",
    template: "four-photos",
    options: { pieces: "500" },
    scene: "mint",
    commands: [
      ...photos("front", "dog-beagle", "rabbit", "parrot", "cat-siamese"),
      words("front", "name", "Friends in pieces"),
    ],
  },
};
