import type { ChosenOptions } from "../../blueprint/blueprint";
import { artSlot, textSlot } from "../../blueprint/layers";
import type { Size } from "../../blueprint/sizes";
import type { Layer } from "../../document/document";
import { hundredths } from "../../geometry/measure";

/** Distance from the center of the face to that of its numerals, as a fraction of its width. */
const REACH = 0.405;

/** Colors (hex) of the numerals and hands. */
const handColors: Record<string, string> = {
  black: "#2b2826",
  white: "#ffffff",
  gold: "#a8791f",
  red: "#b8431f",
};

const hours = Array.from({ length: 12 }, (_, index) => index + 1);
const roman = ["I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** Returns the numerals of a clock's face, by the options `face` and `color`; none for a face without numerals. */
export function clockFace({ face, color }: ChosenOptions, size: Size): Layer[] {
  const handColor = handColors[color] ?? handColors.black;
  return hours.flatMap((hour) => hourMark(face, hour, handColor, size));
}

function hourMark(face: string, hour: number, color: string, size: Size): Layer[] {
  const id = `hour-${hour}`;
  const isQuarter = hour % 3 === 0;
  const box = (part: number) => boxAt(hour, size, part);
  switch (face) {
    case "arabic":
      return [
        words(id, String(hour), { box: box(isQuarter ? 0.11 : 0.085), font: "playfair-display", color }),
      ];
    case "roman":
      return [words(id, roman[hour - 1], { box: box(isQuarter ? 0.095 : 0.072), font: "cinzel", color })];
    case "dots":
      return [artSlot(id, "dot", box(isQuarter ? 0.042 : 0.022), color)];
    case "paws":
      return [artSlot(id, "paw", box(isQuarter ? 0.085 : 0.05), color)];
    default:
      return [];
  }
}

/** A square box around the position of an hour; `part` is a fraction of the face's width. */
function boxAt(hour: number, { width, height }: Size, part: number) {
  const angle = (hour / 12) * 2 * Math.PI;
  const side = part * width;
  return {
    x: hundredths(width / 2 + Math.sin(angle) * REACH * width - side / 2),
    y: hundredths(height / 2 - Math.cos(angle) * REACH * height - side / 2),
    width: hundredths(side),
    height: hundredths(side),
  };
}

/** Numerals may be wider than high, so their box is widened around its center. */
function words(
  id: string,
  text: string,
  { box, font, color }: { box: ReturnType<typeof boxAt>; font: string; color: string },
): Layer {
  const wide = box.height * 1.7;
  const around = { ...box, x: hundredths(box.x - (wide - box.width) / 2), width: hundredths(wide) };
  return { ...textSlot(id, around, { font, color }), text };
}
