import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  AmericanExpressFlatRoundedIcon,
  DiscoverLogoIcon,
  MastercardLogoIcon,
  VisaLogoIcon,
} from "react-svg-credit-card-payment-icons";
import { GENERATED } from "./sources.mjs";

/** In the order of the sentence that names them. */
const MARKS = [VisaLogoIcon, MastercardLogoIcon, AmericanExpressFlatRoundedIcon, DiscoverLogoIcon];

/** Proportions of a card, and the distance to the next one. */
const WIDTH = 780;
const HEIGHT = 500;
const GAP = 120;

/** A white card with a thin border, on which all but American Express, which fills its card, show their mark. */
const CARD = `<rect x="8" y="8" width="${WIDTH - 16}" height="${HEIGHT - 16}" rx="40" fill="#fff" stroke="#c4c4c4" stroke-width="16"/>`;

/** Returns one picture with the marks of the accepted cards in their own colors, by its path. */
export function cardMarkFiles(): Record<string, string> {
  const marks = MARKS.map((Mark, index) => {
    const mark = renderToStaticMarkup(createElement(Mark, { width: WIDTH, height: HEIGHT }));
    return `<g transform="translate(${index * (WIDTH + GAP)})">${CARD}${mark}</g>`;
  });
  const width = MARKS.length * (WIDTH + GAP) - GAP;
  const box = `viewBox="0 0 ${width} ${HEIGHT}" width="${width / 10}" height="${HEIGHT / 10}"`;
  return {
    [GENERATED.cardMarks]: `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${marks.join("")}</svg>\n`,
  };
}
