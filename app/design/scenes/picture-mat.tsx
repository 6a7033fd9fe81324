import { matColors } from "../blueprint/mats-and-glass";
import type { Swatches } from "../blueprint/options";
import type { Place } from "./place";

const colors: Swatches = matColors;

/** Cardboard with a window cut in it on the slant; its white core shows around the picture. */
export function PictureMat({
  opening,
  print: { x, y, width, height },
  color,
}: {
  opening: Place;
  /** The visible part of the print. */
  print: Place;
  color: string;
}) {
  const cut = 5;
  const [, face] = colors[color] ?? matColors.white;
  const [right, bottom] = [x + width, y + height];
  const window = `M${x} ${y}V${bottom}H${right}V${y}Z`;
  const upper = `M${x - cut} ${y - cut}V${bottom + cut}H${right + cut}V${y - cut}Z`;
  const outer = `M${opening.x} ${opening.y}h${opening.width}v${opening.height}h${-opening.width}Z`;
  return (
    <g>
      <path d={outer + window} fill={face} />
      <path d={`M${x - cut} ${y - cut}H${right + cut}V${bottom + cut}H${x - cut}Z${window}`} fill="#fffdf8" />
      <path
        d={`M${x - cut} ${y - cut}H${right + cut}L${right} ${y}H${x}V${bottom}L${x - cut} ${bottom + cut}Z`}
        fill="#3a2414"
        opacity="0.24"
      />
      <path d={upper} fill="none" stroke="#3a2414" strokeOpacity="0.22" strokeWidth="1" />
      <path d={`M${x} ${bottom}V${y}H${right}l-7 7H${x + 7}V${bottom}Z`} fill="#3a2414" opacity="0.12" />
    </g>
  );
}
