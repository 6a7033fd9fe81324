import { cream, white } from "../blueprints/palette";
import { ground, photo, photos, type Samples, words } from "./sample";

/** What hangs on the wall in a frame, between sheets or with hands. */
export const wallGoodSamples: Samples = {
  "custom-frame": {
    blueprint: "customframe",
    template: "full-photo",
    options: { size: "11x14", profile: "stepped", frame: "walnut", border: "2in", color: "cream" },
    scene: "sky",
    commands: [photo("front", "photo", "dog-labrador")],
  },
  "gold-frame": {
    blueprint: "customframe",
    template: "one-pet-portrait",
    options: {
      size: "8x10",
      profile: "beaded",
      frame: "gold",
      border: "1in",
      color: "navy",
      glass: "acrylic",
    },
    scene: "blush",
    commands: [
      photo("front", "photo", "cat-black"),
      words("front", "name", "Duchess"),
      words("front", "line", "Lady of the house since 2019"),
      ground("front", cream),
    ],
  },
  "double-acrylic": {
    blueprint: "doubleacrylic",
    template: "full-photo",
    options: { size: "11x14", border: "2in", finish: "gold" },
    scene: "blush",
    commands: [photo("front", "photo", "cat-siamese")],
  },
  "double-acrylic-portrait": {
    blueprint: "doubleacrylic",
    template: "one-pet-portrait",
    options: { size: "8x10", border: "1in", finish: "silver" },
    scene: "mint",
    commands: [
      photo("front", "photo", "rabbit"),
      words("front", "name", "Hazel"),
      words("front", "line", "Gardener, unpaid"),
    ],
  },
  "switch-plate": {
    blueprint: "switchpanel",
    template: "photo-and-name",
    options: { gangs: "two", switch: "toggle", color: "gold" },
    scene: "mint",
    commands: [
      photo("front", "photo", "dog-corgi"),
      words("front", "name", "Lights on, Toast"),
      words("front", "line", "Good night, Toast"),
    ],
  },
  "name-switch-plate": {
    blueprint: "switchpanel",
    template: "two-pets",
    options: { gangs: "one", switch: "toggle", color: "silver" },
    scene: "sand",
    commands: [
      ...photos("front", "cat-ginger", "cat-tabby"),
      words("front", "name", "Mango"),
      words("front", "line", "& Olive"),
    ],
  },
  "wall-clock": {
    blueprint: "wallclock",
    template: "photo-and-name",
    options: { size: "12x12", shape: "circle", face: "arabic", color: "black" },
    scene: "mint",
    commands: [photo("front", "photo", "dog-beagle"), words("front", "name", "Dinner, Max!")],
  },
  "paw-clock": {
    blueprint: "wallclock",
    template: "full-photo",
    options: { size: "12x12", shape: "square", face: "paws", color: "white" },
    scene: "sand",
    commands: [photo("front", "photo", "dog-husky")],
  },
};

/** What stands or lies on tables and worktops, or is worn. */
export const tableGoodSamples: Samples = {
  "photo-lamp": {
    blueprint: "photolamp",
    template: "full-photo",
    options: { shape: "moon", light: "warm", tone: "oak" },
    scene: "sky",
    commands: [photo("front", "photo", "dog-labrador")],
  },
  "night-light-box": {
    blueprint: "photolamp",
    template: "photo-and-name",
    options: { shape: "box", light: "cool", tone: "walnut" },
    scene: "blush",
    commands: [photo("front", "photo", "rabbit"), words("front", "name", "Clover"), ground("front", white)],
  },
  "phone-stand": {
    blueprint: "mobilestand",
    template: "photo-and-name",
    options: { tone: "birch", shape: "arch" },
    scene: "blush",
    commands: [photo("front", "photo", "cat-tabby"), words("front", "name", "Olive")],
  },
  "photo-phone-stand": {
    blueprint: "mobilestand",
    template: "full-photo",
    options: { tone: "clear", shape: "rectangle" },
    scene: "sky",
    commands: [photo("front", "photo", "parrot")],
  },
  "engraved-board": {
    blueprint: "choppingboard",
    template: "kitchen",
    options: { size: "16x12", tone: "maple" },
    scene: "mint",
    commands: [
      words("front", "line", "The kitchen of"),
      words("front", "name", "Ida & Biscuit"),
      words("front", "line-2", "crumbs welcome"),
    ],
  },
  "portrait-board": {
    blueprint: "choppingboard",
    template: "portrait",
    options: { size: "12x9", tone: "cherry" },
    scene: "sand",
    commands: [
      photo("front", "photo", "dog-dachshund"),
      words("front", "line", "Chief taster"),
      words("front", "name", "Otto"),
      words("front", "line-2", "since 2020"),
    ],
  },
  "name-pendant": {
    blueprint: "jewellery",
    template: "paw-and-name",
    options: { shape: "circle", color: "gold", chain: "18in" },
    scene: "blush",
    commands: [
      words("front", "name", "Daisy"),
      words("back", "line", "always"),
      words("back", "line-2", "2014"),
    ],
  },
  "bar-pendant": {
    blueprint: "jewellery",
    template: "name",
    options: { shape: "bar", color: "silver", chain: "18in" },
    scene: "sky",
    commands: [words("front", "name", "Juniper"), words("back", "line", "my heart dog")],
  },
  "photo-pendant": {
    blueprint: "photopendant",
    template: "full-photo",
    options: { shape: "heart", color: "rose-gold", chain: "18in" },
    scene: "mint",
    commands: [photo("front", "photo", "cat-ginger"), words("back", "line", "Mango")],
  },
};
