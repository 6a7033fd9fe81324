import type { BlueprintOption, BlueprintTemplate, ChosenOptions } from "../../blueprint/blueprint";
import { part, textSlot } from "../../blueprint/layers";
import { layout, type Part, photoIn, textIn } from "../../blueprint/layout";
import { choice, fixedInSample } from "../../blueprint/options";
import { blush, cream, ink, lilac, mint, sand, sky, terracotta, white } from "../../blueprint/palette";
import { lineQuestion, photoQuestions, printedSurface, rectangle } from "../../blueprint/printed";
import { inchOption, inchSizes, sizeBy } from "../../blueprint/sizes";
import { withSharedLayouts } from "../../blueprint/with-shared-layouts";
import type { DesignDocument, Layer, Surface } from "../../document/document";
import { easiestToRead } from "../../text/legible-text";
import { monthLayers } from "./month-layers";
import { type Month, monthCode, monthsLater, monthTitle, readMonth } from "./months";
import { ownDateProblem } from "./own-dates";

const codes = ["8x11", "12x16"];
const page = sizeBy("size", inchSizes(codes));
/** Millimeters along the top, which are punched for the wire. */
const PUNCHED = 12;
const paper = {
  group: "Months",
  size: page,
  bleed: 3,
  safe: 6,
  mask: rectangle,
  bindingStrip: (options: ChosenOptions) => ({ x: 0, y: 0, width: page(options).width, height: PUNCHED }),
};
const MONTHS = 12;

const cover = layout(cream, [
  photoIn("photo", [0, 0, 1, 0.76]),
  textIn("title", [0.08, 0.8, 0.84, 0.085], { font: "playfair-display", color: terracotta }),
]);

/** A wall calendar: a cover and twelve months, starting in any month, with holidays and the shopper's own dates. */
export const calendar = withSharedLayouts(
  {
    key: "calendar",
    options: [
      inchOption(codes),
      startOption({ year: 2026, month: 1 }, { year: 2035, month: 12 }),
      fixedInSample(choice("holidays", "Holidays", { us: "US holidays", none: "No holidays" })),
    ],
    surfaces: (options) => [
      printedSurface({ ...paper, key: "cover", title: "Cover", fixed: coverYears }),
      ...monthsFrom(options).map((month, index) =>
        printedSurface({
          ...paper,
          key: `month-${index + 1}`,
          title: monthTitle(month),
          month: month.month,
          fixed: (document) => daysOf(document, `month-${index + 1}`, month),
        }),
      ),
    ],
    mayHaveBlanks: true,
    slots: { ...photoQuestions(3), title: lineQuestion("Title", 28, "A year with Bella") },
    details: {
      dates: {
        title: "Your own dates",
        ask: "Type your own dates.",
        help: "One per line: month, day and occasion, like 03-14 Bella's birthday.",
        start: [],
        max: 60,
        maxLength: 36,
        check: ownDateProblem,
        optional: true,
      },
    },
    templates: [
      template("photo-above", "One photo a month", () => white, [photoIn("photo", [0, 0, 1, 0.56])]),
      template("framed", "Framed", seasonColor, [photoIn("photo", [0.08, 0.06, 0.84, 0.49], "rounded")]),
      template("two-photos", "Two photos a month", seasonColor, [
        photoIn("photo", [0.06, 0.06, 0.43, 0.49]),
        photoIn("photo-2", [0.51, 0.06, 0.43, 0.49]),
      ]),
      template("three-photos", "Three photos a month", () => cream, [
        photoIn("photo", [0.06, 0.06, 0.55, 0.49]),
        photoIn("photo-2", [0.63, 0.06, 0.31, 0.237]),
        photoIn("photo-3", [0.63, 0.313, 0.31, 0.237]),
      ]),
    ],
  },
  { surfaces: (key) => key !== "cover", area: () => [0.06, 0.05, 0.88, 0.5], isNameless: true },
);

/** Each month is sold in the year before it begins. */
function startOption(first: Month, last: Month): BlueprintOption {
  const count = (last.year - first.year) * 12 + last.month - first.month + 1;
  return {
    code: "start",
    title: "First month",
    fixedInSample: true,
    values: Array.from({ length: count }, (_, index) => {
      const month = monthsLater(first, index);
      return {
        code: monthCode(month),
        title: monthTitle(month),
        offered: { from: `${monthCode(monthsLater(month, -12))}-01`, before: `${monthCode(month)}-01` },
      };
    }),
  };
}

function monthsFrom({ start }: ChosenOptions): Month[] {
  return Array.from({ length: MONTHS }, (_, index) => monthsLater(readMonth(start), index));
}

function daysOf(document: DesignDocument, key: string, month: Month): Layer[] {
  return monthLayers({
    month,
    size: page(document.options),
    background: document.surfaces[key]?.background ?? white,
    ownDates: document.details.dates ?? [],
    hasHolidays: document.options.holidays !== "none",
  });
}

function coverYears(document: DesignDocument): Layer[] {
  const months = monthsFrom(document.options);
  const [first, last] = [months[0], months[MONTHS - 1]];
  const text = first.month === 1 ? String(first.year) : `${monthTitle(first)} – ${monthTitle(last)}`;
  const [color] = easiestToRead([ink], document.surfaces.cover?.background ?? white, [ink, white]);
  const box = part(page(document.options), 0.1, 0.91, 0.8, 0.035);
  return [{ ...textSlot("years", box, { font: "figtree", color }), text }];
}

/** @param ground returns the background (hex) of a month, by its index from 0 */
function template(
  key: string,
  title: string,
  ground: (index: number) => string,
  photos: Part[],
): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) => {
      const size = page(options);
      const months = Array.from({ length: MONTHS }, (_, index): [string, Surface] => [
        `month-${index + 1}`,
        layout(ground(index), photos)(size),
      ]);
      return { cover: cover(size), ...Object.fromEntries(months) };
    },
  };
}

function seasonColor(index: number): string {
  const colors = [sky, lilac, mint, blush, cream, sand];
  return colors[index % colors.length];
}
