import { type Samples, words } from "./sample";

export const neonSamples: Samples = {
  "custom-neon-sign": {
    blueprint: "neon-sign",
    template: "one-line",
    options: { size: "medium", backing: "clear", mount: "screws" },
    scene: "sky",
    commands: [words("front", "name", "Biscuit")],
  },
  "paw-neon-sign": {
    blueprint: "neon-sign",
    template: "paw-and-name",
    options: { size: "small", backing: "cut", mount: "chain" },
    scene: "blush",
    commands: [words("front", "name", "Luna")],
  },
  "good-dog-neon-sign": {
    blueprint: "neon-sign",
    template: "two-lines",
    options: { size: "medium", backing: "black", mount: "screws" },
    scene: "mint",
    commands: [words("front", "name", "Mango"), words("front", "line", "the boss")],
  },
};
