import { cream, lilac, marigold, navy, pine, sand, white } from "../blueprints/palette";
import { closer, ground, letters, photo, photos, type Samples, words } from "./sample";

/** Acrylic, metal and wood. */
export const wallPrintSamples: Samples = {
  "acrylic-print": {
    blueprint: "acrylic-print",
    template: "full-photo",
    options: { size: "16x20", finish: "silver" },
    scene: "mint",
    commands: [photo("front", "photo", "parrot")],
  },
  "acrylic-portrait": {
    blueprint: "acrylic-print",
    template: "one-pet-portrait",
    options: { size: "16x20", finish: "gold" },
    scene: "blush",
    commands: [
      photo("front", "photo", "cat-siamese"),
      words("front", "name", "Saffron"),
      words("front", "line", "Queen of the window seat"),
      ground("front", white),
    ],
  },
  "two-pet-acrylic": {
    blueprint: "acrylic-print",
    template: "two-pet-portraits",
    options: { size: "20x16", finish: "black" },
    scene: "sand",
    commands: [
      ...photos("front", "dog-labrador", "dog-beagle"),
      words("front", "name", "Rex"),
      words("front", "name-2", "Ruby"),
    ],
  },
  "metal-print": {
    blueprint: "metal-print",
    template: "full-photo",
    options: { size: "16x20", finish: "gloss" },
    scene: "blush",
    commands: [photo("front", "photo", "dog-husky")],
  },
  "metal-portrait": {
    blueprint: "metal-print",
    template: "one-pet-portrait",
    options: { size: "16x20", finish: "matte" },
    scene: "sky",
    commands: [
      photo("front", "photo", "dog-dachshund"),
      words("front", "name", "Otto"),
      words("front", "line", "Long story, short legs"),
      ground("front", marigold),
    ],
  },
  "metal-name-print": {
    blueprint: "metal-print",
    template: "photo-and-name",
    options: { size: "12x12", finish: "gloss" },
    scene: "mint",
    commands: [
      photo("front", "photo", "cat-tabby"),
      words("front", "name", "Olive"),
      letters("front", "name", { font: "bebas-neue", colour: white }),
      ground("front", pine),
    ],
  },
  "wood-print": {
    blueprint: "wood-print",
    template: "full-photo",
    options: { size: "12x12", tone: "birch" },
    scene: "sky",
    commands: [photo("front", "photo", "dog-corgi")],
  },
  "wood-portrait": {
    blueprint: "wood-print",
    template: "photo-and-name",
    options: { size: "11x14", tone: "oak" },
    scene: "mint",
    commands: [
      photo("front", "photo", "rabbit"),
      words("front", "name", "Hazel"),
      letters("front", "name", { font: "pacifico" }),
      ground("front", white),
    ],
  },
  "two-pet-wood": {
    blueprint: "wood-print",
    template: "two-pet-portraits",
    options: { size: "11x14", tone: "birch" },
    scene: "blush",
    commands: [
      ...photos("front", "dog-poodle", "dog-husky"),
      words("front", "name", "Milo"),
      words("front", "name-2", "Blue"),
      ground("front", white),
    ],
  },
};

/** Framed prints and posters. */
export const paperPrintSamples: Samples = {
  "framed-print": {
    blueprint: "frame",
    template: "full-photo",
    options: { size: "16x20", frame: "walnut", color: "white" },
    scene: "sand",
    commands: [photo("front", "photo", "dog-beagle")],
  },
  "framed-portrait": {
    blueprint: "frame",
    template: "one-pet-portrait",
    options: { size: "16x20", frame: "oak", color: "white" },
    scene: "mint",
    commands: [
      photo("front", "photo", "cat-black"),
      words("front", "name", "Salem"),
      words("front", "line", "Never late for dinner"),
      ground("front", cream),
    ],
  },
  "framed-trio": {
    blueprint: "frame",
    template: "three-pet-portraits",
    options: { size: "20x16", frame: "black", color: "white" },
    scene: "blush",
    commands: [
      ...photos("front", "dog-corgi", "dog-poodle", "cat-tabby"),
      words("front", "name", "Waffles"),
      words("front", "name-2", "Coco"),
      words("front", "name-3", "Olive"),
      ground("front", cream),
    ],
  },
  "pet-poster": {
    blueprint: "poster",
    template: "full-photo",
    options: { size: "16x20", frame: "none" },
    scene: "sand",
    commands: [photo("front", "photo", "cat-siamese")],
  },
  "name-poster": {
    blueprint: "poster",
    template: "photo-and-name",
    options: { size: "24x36", frame: "oak" },
    scene: "sky",
    commands: [
      photo("front", "photo", "dog-poodle"),
      closer("front", "photo", 1, 0.5),
      words("front", "name", "COCO"),
      letters("front", "name", { font: "bebas-neue", colour: navy }),
      ground("front", lilac),
    ],
  },
  "collage-poster": {
    blueprint: "poster",
    template: "four-photos",
    options: { size: "16x20", frame: "black" },
    scene: "mint",
    commands: [
      ...photos("front", "dog-husky", "cat-ginger", "horse", "parrot"),
      words("front", "name", "The whole farm"),
      letters("front", "name", { font: "fredoka", colour: pine }),
      ground("front", sand),
    ],
  },
};

/** Sets of three panels. */
export const wallSetSamples: Samples = {
  "dog-wall-set": {
    blueprint: "wall-set",
    template: "three-photos",
    options: { size: "11x14", frame: "none" },
    scene: "sand",
    commands: [
      photo("left", "photo", "dog-husky"),
      photo("middle", "photo", "dog-corgi"),
      photo("right", "photo", "dog-labrador"),
    ],
  },
  "cat-wall-set": {
    blueprint: "wall-set",
    template: "three-pet-portraits",
    options: { size: "16x20", frame: "oak" },
    scene: "sky",
    commands: [
      ...panel("left", "cat-black", "Salem"),
      ...panel("middle", "cat-ginger", "Mango"),
      ...panel("right", "cat-siamese", "Saffron"),
    ],
  },
  "name-wall-set": {
    blueprint: "wall-set",
    template: "photo-and-names",
    options: { size: "12x12", frame: "white" },
    scene: "mint",
    commands: [
      photo("left", "photo", "dog-poodle"),
      closer("left", "photo", 1.7, 0.3),
      ...panel("middle", "dog-beagle", "Coco & Max"),
      words("middle", "line", "Partners since 2019"),
      photo("right", "photo", "dog-beagle"),
      closer("right", "photo", 1.6, 0.35),
    ],
  },
};

function panel(surface: string, portrait: string, name: string) {
  return [photo(surface, "photo", portrait), words(surface, "name", name)];
}
