import { artIn } from "../../blueprint/layout";
import { sign, signsOf, signText } from "./board";
import { neonPalette } from "./neon-palette";

const { cherryRed, coolWhite, lemonYellow, neonCyan, oceanBlue, violet, warmWhite } = neonPalette;

export const memorialSigns = signsOf("In memory", [
  sign("wings-and-name", "Wings and name", [
    artIn("halo", "neon-halo", [0.44, 0.06, 0.12, 0.09], lemonYellow),
    artIn("wings", "neon-wings", [0.12, 0.08, 0.76, 0.5], coolWhite),
    signText("name", [0.14, 0.5, 0.72, 0.42], "sacramento", warmWhite),
  ]),
  sign("halo-paw", "Paw with a halo", [
    artIn("halo", "neon-halo", [0.1, 0.08, 0.18, 0.12], lemonYellow),
    artIn("paw", "neon-paw", [0.07, 0.24, 0.24, 0.62], coolWhite),
    signText("name", [0.35, 0.24, 0.6, 0.56], "dancing-script", violet),
  ]),
  sign("forever", "Forever, with years", [
    signText("phrase", [0.08, 0.08, 0.84, 0.28], "amatic-sc", neonCyan, "forever our"),
    signText("name", [0.06, 0.3, 0.88, 0.42], "pacifico", warmWhite),
    signText("years", [0.2, 0.73, 0.6, 0.18], "comfortaa", neonCyan),
  ]),
  sign("moon-and-star", "Moon, star and name", [
    artIn("moon", "neon-moon", [0.06, 0.1, 0.3, 0.8], warmWhite),
    artIn("star", "neon-star", [0.25, 0.18, 0.1, 0.2], lemonYellow),
    signText("name", [0.38, 0.2, 0.57, 0.4], "sacramento", coolWhite),
    signText("phrase", [0.4, 0.62, 0.54, 0.22], "comfortaa", oceanBlue, "sleep well"),
  ]),
  sign("rainbow", "Rainbow and name", [
    artIn("arc", "neon-arc", [0.1, 0.06, 0.8, 0.8], cherryRed),
    artIn("arc-2", "neon-arc", [0.15, 0.17, 0.7, 0.7], lemonYellow),
    artIn("arc-3", "neon-arc", [0.2, 0.28, 0.6, 0.6], oceanBlue),
    signText("name", [0.26, 0.46, 0.48, 0.4], "dancing-script", coolWhite),
  ]),
]);
