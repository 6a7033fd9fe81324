import { shape, sign, signsOf, signText } from "./board";
import { neonPalette } from "./neon-palette";

const { coolWhite, lemonYellow, limeGreen, neonCyan, neonPink, oceanBlue, sunsetOrange, violet, warmWhite } =
  neonPalette;

interface Theme {
  font: string;
  /** Color of the pet (hex). */
  line: string;
  /** Color of the name (hex). */
  name: string;
}

export const petSigns = signsOf("Paws and breeds", [
  alone("one-paw", "One paw", "neon-paw", neonPink),
  beside("paw-beside-name", "Paw beside a name", "neon-paw", {
    font: "pacifico",
    line: warmWhite,
    name: neonCyan,
  }),
  over("dachshund-and-name", "Dachshund and name", "neon-dachshund", {
    font: "comfortaa",
    line: sunsetOrange,
    name: coolWhite,
  }),
  beside("labrador-and-name", "Labrador and name", "neon-labrador", {
    font: "pacifico",
    line: lemonYellow,
    name: warmWhite,
  }),
  beside("french-bulldog-and-name", "French bulldog and name", "neon-french-bulldog", {
    font: "fredoka",
    line: violet,
    name: neonPink,
  }),
  alone("poodle", "Poodle", "neon-poodle", neonPink),
  over("corgi-and-name", "Corgi and name", "neon-corgi", {
    font: "righteous",
    line: sunsetOrange,
    name: neonCyan,
  }),
  alone("husky", "Husky", "neon-husky", neonCyan),
  beside("chihuahua-and-name", "Chihuahua and name", "neon-chihuahua", {
    font: "dancing-script",
    line: neonPink,
    name: lemonYellow,
  }),
  beside("beagle-and-name", "Beagle and name", "neon-beagle", {
    font: "caveat",
    line: warmWhite,
    name: limeGreen,
  }),
  beside("sitting-cat-and-name", "Sitting cat and name", "neon-cat-sitting", {
    font: "sacramento",
    line: violet,
    name: coolWhite,
  }),
  over("stretching-cat-and-name", "Stretching cat and name", "neon-cat-stretching", {
    font: "amatic-sc",
    line: limeGreen,
    name: neonPink,
  }),
  alone("cat-face", "Cat's face", "neon-cat-head", oceanBlue),
  beside("rabbit-and-name", "Rabbit and name", "neon-rabbit", {
    font: "comfortaa",
    line: coolWhite,
    name: neonPink,
  }),
  beside("parrot-and-name", "Parrot and name", "neon-parrot", {
    font: "fredoka",
    line: limeGreen,
    name: sunsetOrange,
  }),
  beside("horse-and-name", "Horse and name", "neon-horse", {
    font: "pacifico",
    line: warmWhite,
    name: oceanBlue,
  }),
  over("fish-and-name", "Fish and name", "neon-fish", {
    font: "caveat",
    line: neonCyan,
    name: sunsetOrange,
  }),
]);

function alone(key: string, title: string, art: string, color: string) {
  return sign(key, title, shape("pet", art, [0.2, 0.07, 0.6, 0.86], color));
}

function beside(key: string, title: string, art: string, { font, line, name }: Theme) {
  return sign(
    key,
    title,
    shape("pet", art, [0.05, 0.14, 0.34, 0.72], line),
    signText("name", [0.41, 0.2, 0.54, 0.6], { font, color: name }),
  );
}

function over(key: string, title: string, art: string, { font, line, name }: Theme) {
  return sign(
    key,
    title,
    shape("pet", art, [0.14, 0.06, 0.72, 0.5], line),
    signText("name", [0.1, 0.58, 0.8, 0.34], { font, color: name }),
  );
}
