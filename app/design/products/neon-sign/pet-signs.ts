import { artIn } from "../../blueprint/layout";
import { sign, signsOf, signText } from "./board";
import { neonPalette } from "./neon-palette";

const { coolWhite, lemonYellow, limeGreen, neonCyan, neonPink, oceanBlue, sunsetOrange, violet, warmWhite } =
  neonPalette;

/** Colors (hex) of the pet and of the name. */
type Colors = [pet: string, name: string];

export const petSigns = signsOf("Paws and breeds", [
  alone("one-paw", "One paw", "neon-paw", neonPink),
  beside("paw-beside-name", "Paw beside a name", "neon-paw", "pacifico", [warmWhite, neonCyan]),
  over("dachshund-and-name", "Dachshund and name", "neon-dachshund", "comfortaa", [sunsetOrange, coolWhite]),
  beside("labrador-and-name", "Labrador and name", "neon-labrador", "pacifico", [lemonYellow, warmWhite]),
  beside("french-bulldog-and-name", "French bulldog and name", "neon-french-bulldog", "fredoka", [
    violet,
    neonPink,
  ]),
  alone("poodle", "Poodle", "neon-poodle", neonPink),
  over("corgi-and-name", "Corgi and name", "neon-corgi", "righteous", [sunsetOrange, neonCyan]),
  alone("husky", "Husky", "neon-husky", neonCyan),
  beside("chihuahua-and-name", "Chihuahua and name", "neon-chihuahua", "dancing-script", [
    neonPink,
    lemonYellow,
  ]),
  beside("beagle-and-name", "Beagle and name", "neon-beagle", "caveat", [warmWhite, limeGreen]),
  beside("sitting-cat-and-name", "Sitting cat and name", "neon-cat-sitting", "sacramento", [
    violet,
    coolWhite,
  ]),
  over("stretching-cat-and-name", "Stretching cat and name", "neon-cat-stretching", "amatic-sc", [
    limeGreen,
    neonPink,
  ]),
  alone("cat-face", "Cat's face", "neon-cat-head", oceanBlue),
  beside("rabbit-and-name", "Rabbit and name", "neon-rabbit", "comfortaa", [coolWhite, neonPink]),
  beside("parrot-and-name", "Parrot and name", "neon-parrot", "fredoka", [limeGreen, sunsetOrange]),
  beside("horse-and-name", "Horse and name", "neon-horse", "pacifico", [warmWhite, oceanBlue]),
  over("fish-and-name", "Fish and name", "neon-fish", "caveat", [neonCyan, sunsetOrange]),
]);

function alone(key: string, title: string, art: string, color: string) {
  return sign(key, title, [artIn("pet", art, [0.2, 0.07, 0.6, 0.86], color)]);
}

function beside(key: string, title: string, art: string, font: string, [line, color]: Colors) {
  return sign(key, title, [
    artIn("pet", art, [0.05, 0.14, 0.34, 0.72], line),
    signText("name", [0.41, 0.2, 0.54, 0.6], font, color),
  ]);
}

function over(key: string, title: string, art: string, font: string, [line, color]: Colors) {
  return sign(key, title, [
    artIn("pet", art, [0.14, 0.06, 0.72, 0.5], line),
    signText("name", [0.1, 0.58, 0.8, 0.34], font, color),
  ]);
}
