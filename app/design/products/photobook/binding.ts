import type { Binding, ChosenOptions, DetailQuestion, SurfaceBlueprint } from "../../blueprint/blueprint";
import { takesTitle } from "../../surfaces/spine-width";

/** How a photo book is sewn and covered; lengths in millimeters. */

/** Of a leaf of satin paper (200 g/m²). */
const LEAF = 0.18;
const SOFT_COVER = 0.3;
const BOARD = 2;
const OVERHANG = 3;
const HINGE = 8;
/** Of the printed cover, glued to the inside of the boards. */
const TURN_IN = 18;
const BLEED = 3;
/** Sheets are folded to four pages and sewn through the fold. */
const SIGNATURE = 4;
/** Beside the fold, where pages bend into the spine. */
const GUTTER = 12;

const isHard = ({ cover }: ChosenOptions) => cover === "hard";

/** Returns the measures of a book, whose spine grows with its pages. */
export function bindingOf(options: ChosenOptions): Binding {
  const pages = Math.ceil(Number(options.pages) / SIGNATURE) * SIGNATURE;
  const covers = 2 * (isHard(options) ? BOARD : SOFT_COVER);
  return {
    spine: Math.round(((pages / 2) * LEAF + covers) * 10) / 10,
    overhang: isHard(options) ? OVERHANG : 0,
    hinge: isHard(options) ? HINGE : 0,
    pageMultiple: SIGNATURE,
  };
}

/** The bleed of a cover: that of a hard one is turned in around the boards, which exceed the pages. */
export function coverBleed(options: ChosenOptions): Pick<SurfaceBlueprint, "bleed" | "wrap"> {
  if (!isHard(options)) return { bleed: BLEED };
  return { bleed: OVERHANG + TURN_IN + BLEED, wrap: () => ({ edges: "continued", reach: BLEED }) };
}

/** Returns the strip of a page beside the spine; odd pages are on the right. */
export function gutterOf(page: number, size: SurfaceBlueprint["size"]): SurfaceBlueprint["bindingStrip"] {
  return (options) => {
    const { width, height } = size(options);
    return { x: page % 2 === 1 ? 0 : width - GUTTER, y: 0, width: GUTTER, height };
  };
}

/** The title on the spine. */
export const spineQuestion: DetailQuestion = {
  title: "Title on the spine",
  ask: "Type the title for the spine.",
  help: "It runs down the spine, so you can find the book on the shelf. Up to 40 characters.",
  start: [],
  max: 1,
  maxLength: 40,
  optional: true,
  unavailable(options) {
    const binding = bindingOf(options);
    if (takesTitle(binding)) return undefined;
    const inches = (binding.spine / 25.4).toFixed(2);
    return `The spine of this book is ${inches} in wide, too narrow for a title, so it stays blank. A hard cover with 30 or more pages has room.`;
  },
};
