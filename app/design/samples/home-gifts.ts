import { blush, cream, sand } from "../blueprints/palette";
import { ground, photo, photos, type Samples, words } from "./sample";

/** For the tree, the door, the kitchen floor, the collar and the road. */
export const homeSamples: Samples = {
  "photo-ornament": {
    blueprint: "ornaments",
    template: "full-photo",
    options: { shape: "circle", color: "red" },
    scene: "mint",
    commands: [photo("front", "photo", "dog-corgi")],
  },
  "name-ornament": {
    blueprint: "ornaments",
    template: "photo-and-name",
    options: { shape: "heart", color: "green" },
    scene: "blush",
    commands: [
      photo("front", "photo", "cat-ginger"),
      words("front", "name", "Mochi"),
      ground("front", cream),
    ],
  },
  "memorial-ornament": {
    blueprint: "ornaments",
    template: "name-and-year",
    options: { shape: "circle", color: "natural" },
    scene: "sky",
    commands: [
      photo("front", "photo", "dog-labrador"),
      words("front", "name", "Captain"),
      words("front", "line", "2011 – 2025"),
    ],
  },
  "pet-doormat": {
    blueprint: "doormat",
    template: "photo-and-name",
    options: { color: "black" },
    scene: "sand",
    commands: [
      photo("front", "photo", "dog-dachshund"),
      words("front", "line", "This house belongs to"),
      words("front", "name", "Otto"),
      ground("front", sand),
    ],
  },
  "wipe-paws-doormat": {
    blueprint: "doormat",
    template: "name-only",
    options: { color: "brown" },
    scene: "mint",
    commands: [words("front", "line", "Wipe your paws"), words("front", "name", "The Millers & Otto")],
  },
  "two-pet-doormat": {
    blueprint: "doormat",
    template: "two-pet-portraits",
    options: { color: "grey" },
    scene: "sky",
    commands: [
      ...photos("front", "dog-corgi", "cat-black"),
      words("front", "line", "Mind the welcome party"),
      words("front", "name", "Biscuit"),
      words("front", "name-2", "Luna"),
      ground("front", blush),
    ],
  },
  "pet-bowl": {
    blueprint: "pet-bowls",
    template: "name-only",
    options: { color: "blue", size: "medium" },
    scene: "sand",
    commands: [words("wrap", "name", "Coco")],
  },
  "cat-bowl": {
    blueprint: "pet-bowls",
    template: "photo-and-name",
    options: { color: "pink", size: "small" },
    scene: "mint",
    commands: [photo("wrap", "photo", "cat-tabby"), words("wrap", "name", "Olive"), ground("wrap", cream)],
  },
  "luggage-tag": {
    blueprint: "luggagetag",
    template: "photo-and-name",
    options: { color: "tan" },
    scene: "blush",
    commands: [
      photo("front", "photo", "dog-beagle"),
      words("front", "name", "Max"),
      words("back", "owner", "June Miller"),
      words("back", "line", "12 Elm Street, Portland"),
      words("back", "phone", "555 0164"),
    ],
  },
  "photo-luggage-tag": {
    blueprint: "luggagetag",
    template: "full-photo",
    options: { color: "navy" },
    scene: "sand",
    commands: [
      photo("front", "photo", "dog-corgi"),
      words("back", "owner", "Sam Rivera"),
      words("back", "line", "48 Harbor Road, Salem"),
      words("back", "phone", "555 0127"),
    ],
  },
  "pet-tag": {
    blueprint: "pet-tags",
    template: "name-and-phone",
    options: { color: "gold" },
    scene: "sky",
    commands: [
      words("front", "name", "Daisy"),
      words("back", "phone", "555 0142"),
      words("back", "message", "I am lost!"),
    ],
  },
  "bold-pet-tag": {
    blueprint: "pet-tags",
    template: "name-only-bold",
    options: { color: "silver", size: "large", shape: "bone" },
    scene: "sand",
    commands: [words("front", "name", "Moose"), words("back", "message", "Call my family")],
  },
  "cat-tag": {
    blueprint: "pet-tags",
    template: "name-and-phone",
    options: { color: "rose-gold", size: "small", shape: "heart" },
    scene: "mint",
    commands: [
      words("front", "name", "Luna"),
      words("back", "phone", "555 0118"),
      words("back", "message", "Home, please"),
    ],
  },
};
