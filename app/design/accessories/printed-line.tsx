import type { Box } from "../document/document";
import type { OutlineText } from "../text/outline";
import { fitText } from "../text/text-fit";

interface PrintedLineProps {
  outline: OutlineText;
  font: string;
  text: string;
  box: Box;
  color: string;
}

/** One line of words on a card, in the middle of its box and as high as that at most. */
export function PrintedLine({ outline, font, text, box, color }: PrintedLineProps) {
  const shape = outline(font, text);
  if (!shape) return null;
  const place = fitText({ box, size: box.height, align: "center" }, shape);
  return (
    <path d={shape.path} transform={`translate(${place.x} ${place.y}) scale(${place.scale})`} fill={color} />
  );
}
