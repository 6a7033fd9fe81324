import { artIn } from "../../blueprint/layout";
import { sign, signsOf, signText } from "./board";
import { neonPalette } from "./neon-palette";

const { coolWhite, lemonYellow, limeGreen, neonCyan, neonPink, oceanBlue, sunsetOrange, violet, warmWhite } =
  neonPalette;

export const homeSigns = signsOf("For the home", [
  sign("tail-wags", "Home is where the tail wags", [
    artIn("house", "neon-house", [0.05, 0.16, 0.28, 0.66], sunsetOrange),
    signText("phrase", [0.35, 0.16, 0.6, 0.3], "amatic-sc", warmWhite, "Home is where"),
    signText("phrase-2", [0.35, 0.46, 0.6, 0.38], "pacifico", neonPink, "the tail wags"),
  ]),
  sign("good-night", "Good night", [
    signText("phrase", [0.05, 0.16, 0.64, 0.68], "sacramento", coolWhite, "Good night"),
    artIn("moon", "neon-moon", [0.7, 0.14, 0.25, 0.66], lemonYellow),
    artIn("star", "neon-star", [0.85, 0.24, 0.08, 0.16], oceanBlue),
  ]),
  sign("coffee-and-cat", "Coffee, then cat", [
    artIn("cup", "neon-cup", [0.05, 0.18, 0.26, 0.62], sunsetOrange),
    signText("phrase", [0.33, 0.14, 0.39, 0.36], "caveat", warmWhite, "first coffee"),
    signText("phrase-2", [0.33, 0.5, 0.39, 0.36], "caveat", violet, "then the cat"),
    artIn("cat", "neon-cat-sitting", [0.73, 0.12, 0.23, 0.76], violet),
  ]),
  sign("treat-bar", "Treat bar", [
    artIn("bone", "neon-bone", [0.34, 0.06, 0.32, 0.36], warmWhite),
    signText("phrase", [0.06, 0.4, 0.88, 0.5], "righteous", limeGreen, "treat bar"),
  ]),
  sign("dogs-sofa", "The dog's couch", [
    signText("name", [0.1, 0.08, 0.5, 0.36], "pacifico", neonCyan),
    signText("phrase", [0.6, 0.14, 0.34, 0.24], "amatic-sc", warmWhite, "was here first"),
    artIn("sofa", "neon-sofa", [0.2, 0.42, 0.6, 0.52], neonPink),
  ]),
]);
