import { cream, mint, navy, terracotta } from "../blueprints/palette";
import { closer, ground, letters, photo, photos, type Samples, words } from "./sample";

export const canvasSamples: Samples = {
  "canvas-print": {
    blueprint: "canvas",
    template: "full-photo",
    options: { size: "16x20", frame: "oak" },
    scene: "mint",
    commands: [photo("front", "photo", "horse")],
  },
  "name-canvas": {
    blueprint: "canvas",
    template: "photo-and-name",
    options: { size: "16x20", frame: "black" },
    scene: "blush",
    commands: [photo("front", "photo", "cat-black"), words("front", "name", "Luna"), ground("front", cream)],
  },
  "one-pet-canvas": {
    blueprint: "canvas",
    template: "one-pet-portrait",
    options: { size: "16x20", frame: "oak" },
    scene: "sky",
    commands: [
      photo("front", "photo", "dog-corgi"),
      words("front", "name", "Waffles"),
      words("front", "line", "Head of breakfast since 2021"),
    ],
  },
  "two-pet-canvas": {
    blueprint: "canvas",
    template: "two-pet-portraits",
    options: { size: "20x16", frame: "none" },
    scene: "sand",
    commands: [
      ...photos("front", "dog-poodle", "cat-black"),
      words("front", "name", "Coco"),
      words("front", "name-2", "Luna"),
      ground("front", mint),
    ],
  },
  "three-pet-canvas": {
    blueprint: "canvas",
    template: "three-pet-portraits",
    options: { size: "16x20", frame: "white" },
    scene: "blush",
    commands: [
      ...photos("front", "dog-husky", "cat-ginger", "rabbit"),
      words("front", "name", "Yuki"),
      words("front", "name-2", "Mango"),
      words("front", "name-3", "Clover"),
      ground("front", navy),
    ],
  },
  "collage-canvas": {
    blueprint: "canvas",
    template: "four-photos",
    options: { size: "12x12", frame: "none" },
    scene: "mint",
    commands: [
      ...photos("front", "parrot", "cat-siamese", "dog-beagle", "guinea-pig"),
      words("front", "name", "Everybody home"),
    ],
  },
  "large-canvas": {
    blueprint: "canvas",
    template: "full-photo",
    options: { size: "24x36", frame: "black" },
    scene: "sand",
    commands: [photo("front", "photo", "dog-labrador"), closer("front", "photo", 1, 0.5)],
  },
  "horse-canvas": {
    blueprint: "canvas",
    template: "photo-and-name",
    options: { size: "11x14", frame: "white" },
    scene: "sky",
    commands: [
      photo("front", "photo", "horse"),
      words("front", "name", "Juniper"),
      letters("front", "name", { font: "pacifico", colour: terracotta }),
      ground("front", mint),
    ],
  },
  "free-photo-canvas": {
    blueprint: "canvas",
    template: "full-photo",
    options: { size: "8x8", frame: "none" },
    scene: "sky",
    commands: [photo("front", "photo", "cat-ginger")],
  },
  "free-canvas": {
    blueprint: "canvas",
    template: "full-photo",
    options: { size: "11x14", frame: "none" },
    scene: "blush",
    commands: [photo("front", "photo", "dog-dachshund")],
  },
};
