import type { Blueprint } from "../blueprint";
import { canvas } from "./canvas";
import { doormat } from "./doormat";
import { luggagetag } from "./luggagetag";
import { ornaments } from "./ornaments";
import { petBowls } from "./pet-bowls";
import { petTags } from "./pet-tags";
import { photoblanket } from "./photoblanket";
import { photoblocks } from "./photoblocks";
import { photomug } from "./photomug";
import { photopuzzle } from "./photopuzzle";
import { pillow } from "./pillow";
import { mousepad, photocoaster, photomagnet } from "./shaped-goods";
import { acrylicPrint, framedPrint, metalPrint, photoboard, poster, woodPrint } from "./wall-prints";
import { wallSet } from "./wall-set";

const all = [
  canvas,
  acrylicPrint,
  metalPrint,
  woodPrint,
  framedPrint,
  poster,
  photoboard,
  wallSet,
  photoblocks,
  photomug,
  pillow,
  photoblanket,
  photocoaster,
  photomagnet,
  photopuzzle,
  mousepad,
  doormat,
  ornaments,
  petTags,
  petBowls,
  luggagetag,
];

/** Everything that can be designed, by key. */
export const blueprints: Record<string, Blueprint> = Object.fromEntries(
  all.map((blueprint) => [blueprint.key, blueprint]),
);

/** The blueprint of that key, as designs and products name it. */
export function findBlueprint(key: string): Blueprint | undefined {
  return Object.hasOwn(blueprints, key) ? blueprints[key] : undefined;
}
