import { blush, cream, marigold, mint, navy, sky, terracotta, white } from "../blueprints/palette";
import { ground, letters, photo, photos, type Samples, words } from "./sample";

/** What lies on floors and tables, and tiles for the wall. */
export const textileSamples: Samples = {
  "bath-mat": {
    blueprint: "bathmat",
    template: "photo-and-name",
    options: { color: "white", material: "foam" },
    scene: "mint",
    commands: [
      photo("front", "photo", "dog-poodle"),
      words("front", "line", "Fresh from the tub:"),
      words("front", "name", "Coco"),
      ground("front", sky),
    ],
  },
  "wet-paws-bath-mat": {
    blueprint: "bathmat",
    template: "paw-trail",
    options: { color: "sage", material: "chenille" },
    scene: "blush",
    commands: [
      words("front", "line", "Dry your feet, please"),
      words("front", "name", "Otto did"),
      ground("front", mint),
    ],
  },
  "pet-rug": {
    blueprint: "rug",
    template: "medallion",
    options: { size: "3x5", color: "cream", finish: "fringe" },
    scene: "sand",
    commands: [photo("front", "photo", "dog-corgi"), words("front", "name", "Waffles")],
  },
  "your-rug": {
    blueprint: "rug",
    template: "four-photos",
    options: { size: "3x5", color: "charcoal", finish: "bound" },
    scene: "sky",
    commands: [
      ...photos("front", "cat-black", "dog-beagle", "rabbit", "cat-ginger"),
      words("front", "name", "The pack"),
      ground("front", marigold),
    ],
  },
  "pet-carpet": {
    blueprint: "carpet",
    template: "photo-and-name",
    options: { size: "round-6x6" },
    scene: "blush",
    commands: [
      photo("front", "photo", "dog-labrador"),
      words("front", "name", "Captain"),
      ground("front", cream),
    ],
  },
  "hallway-runner": {
    blueprint: "carpet",
    template: "paw-trail",
    options: { size: "runner-2x8" },
    scene: "mint",
    commands: [
      photo("front", "photo", "dog-dachshund"),
      words("front", "name", "Otto"),
      ground("front", sky),
    ],
  },
  "pet-placemats": {
    blueprint: "tablemat",
    template: "photo-and-name",
    options: { shape: "rectangle" },
    scene: "sand",
    commands: [
      photo("front", "photo", "cat-tabby"),
      words("front", "name", "Olive"),
      words("front", "line", "I can smell tuna"),
      ground("front", mint),
    ],
  },
  "round-placemats": {
    blueprint: "tablemat",
    template: "photo-and-name",
    options: { shape: "circle", pieces: "4" },
    scene: "blush",
    commands: [
      photo("front", "photo", "dog-beagle"),
      words("front", "name", "Max"),
      words("front", "line", "Floor service"),
      ground("front", sky),
    ],
  },
  "wall-tiles": {
    blueprint: "walltiles",
    template: "checkerboard",
    options: { pieces: "9", layout: "each", color: "white" },
    scene: "sand",
    commands: [
      photo("tile-1", "photo", "dog-husky"),
      words("tile-2", "name", "Yuki"),
      photo("tile-3", "photo", "cat-ginger"),
      words("tile-4", "name", "Waffles"),
      photo("tile-5", "photo", "dog-corgi"),
      words("tile-6", "name", "Mango"),
      photo("tile-7", "photo", "parrot"),
      words("tile-8", "name", "Kiwi"),
      photo("tile-9", "photo", "rabbit"),
    ],
  },
  "one-photo-wall-tiles": {
    blueprint: "walltiles",
    template: "photos",
    options: { pieces: "6", layout: "across", color: "black" },
    scene: "mint",
    commands: [
      photo("all", "photo", "dog-husky"),
      { type: "set-crop", surface: "all", layer: "photo", crop: { y: 0.45 } },
    ],
  },
  "pet-bookmarks": {
    blueprint: "bookmarks",
    template: "photo-and-name",
    options: { color: "terracotta" },
    scene: "mint",
    commands: [
      photo("front", "photo", "cat-siamese"),
      words("front", "name", "Saffron"),
      letters("front", "name", { colour: navy }),
      ground("front", blush),
      words("back", "line", "This book belongs to"),
      words("back", "owner", "June Miller"),
    ],
  },
  "two-pet-bookmarks": {
    blueprint: "bookmarks",
    template: "two-pet-portraits",
    options: { color: "sage", pieces: "10" },
    scene: "sky",
    commands: [
      ...photos("front", "dog-beagle", "cat-tabby"),
      words("front", "name", "Max & Olive"),
      letters("front", "name", { colour: terracotta }),
      ground("front", white),
      words("back", "line", "Read to us, please"),
      words("back", "owner", "Max & Olive"),
    ],
  },
};
