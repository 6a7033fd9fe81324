import { artIn } from "../../blueprint/layout";
import { sign, signsOf, signText } from "./board";
import { neonPalette } from "./neon-palette";

const {
  cherryRed,
  coolWhite,
  lemonYellow,
  limeGreen,
  neonCyan,
  neonPink,
  oceanBlue,
  sunsetOrange,
  warmWhite,
} = neonPalette;

export const businessSigns = signsOf("For business", [
  sign("groomer", "Groomer", [
    artIn("scissors", "neon-scissors", [0.06, 0.12, 0.3, 0.44], neonCyan),
    artIn("tub", "neon-tub", [0.64, 0.1, 0.3, 0.44], neonCyan),
    signText("phrase", [0.06, 0.56, 0.88, 0.34], "fredoka", neonPink, "wash & trim"),
    artIn("paw", "neon-paw", [0.42, 0.14, 0.16, 0.36], warmWhite),
  ]),
  sign("vet", "Vet", [
    artIn("cross", "neon-cross", [0.06, 0.2, 0.26, 0.6], cherryRed),
    signText("name", [0.34, 0.14, 0.6, 0.42], "comfortaa", coolWhite),
    signText("phrase", [0.34, 0.58, 0.42, 0.26], "comfortaa", limeGreen, "please walk in"),
    artIn("stethoscope", "neon-stethoscope", [0.78, 0.5, 0.18, 0.42], limeGreen),
  ]),
  sign("pet-cafe-open", "Open, for a pet café", [
    artIn("frame", "neon-frame", [0.03, 0.04, 0.94, 0.92], oceanBlue),
    signText("phrase", [0.09, 0.2, 0.54, 0.6], "righteous", cherryRed, "OPEN"),
    artIn("cup", "neon-cup", [0.67, 0.24, 0.24, 0.52], warmWhite),
  ]),
  sign("dog-walker", "Dog walker", [
    artIn("dog", "neon-labrador", [0.05, 0.1, 0.4, 0.54], lemonYellow),
    signText("phrase", [0.49, 0.16, 0.46, 0.44], "pacifico", neonCyan, "dog walks"),
    artIn("arrow", "neon-arrow", [0.3, 0.62, 0.4, 0.32], sunsetOrange),
  ]),
  sign("pet-hotel", "Pet hotel", [
    artIn("house", "neon-house", [0.05, 0.12, 0.3, 0.76], oceanBlue),
    artIn("moon", "neon-moon", [0.36, 0.14, 0.14, 0.3], lemonYellow),
    signText("phrase", [0.38, 0.42, 0.57, 0.46], "righteous", neonPink, "pet hotel"),
    artIn("star", "neon-star", [0.8, 0.14, 0.12, 0.26], lemonYellow),
  ]),
  sign("shop-name", "Shop name and line", [
    signText("name", [0.06, 0.1, 0.88, 0.46], "righteous", neonPink),
    artIn("underline", "neon-underline", [0.16, 0.52, 0.68, 0.14], warmWhite),
    signText("line", [0.16, 0.66, 0.68, 0.24], "comfortaa", neonCyan),
  ]),
]);
