import type { Place } from "./place";

/** Colors (hex) of the option `frame`; undefined without a frame. */
export const frameColors: Record<string, string | undefined> = {
  black: "#2e2b2a",
  oak: "#c6945d",
  white: "#f7f2ea",
  walnut: "#6f4a30",
};

export interface FrameProps {
  place: Place;
  color: string;
  /** Width of its bars. */
  bar?: number;
}

/** A floating frame: four mitered bars, the upper and left ones in the light, and a dark gap around the canvas. */
export function Frame({ place: { x, y, width, height }, color, bar = 17 }: FrameProps) {
  const gap = bar / 3;
  const [left, top, right, bottom] = [x - gap, y - gap, x + width + gap, y + height + gap];
  const [outerLeft, outerTop, outerRight, outerBottom] = [left - bar, top - bar, right + bar, bottom + bar];
  return (
    <g>
      <path d={`M${outerLeft} ${outerTop}H${outerRight}V${outerBottom}H${outerLeft}Z`} fill={color} />
      <path
        d={`M${outerLeft} ${outerTop}H${outerRight}L${right} ${top}H${left}Z`}
        fill="#fff"
        opacity="0.26"
      />
      <path
        d={`M${outerLeft} ${outerTop}L${left} ${top}V${bottom}L${outerLeft} ${outerBottom}Z`}
        fill="#fff"
        opacity="0.1"
      />
      <path
        d={`M${outerRight} ${outerTop}V${outerBottom}L${right} ${bottom}V${top}Z`}
        fill="#2a1a10"
        opacity="0.16"
      />
      <path
        d={`M${outerLeft} ${outerBottom}H${outerRight}L${right} ${bottom}H${left}Z`}
        fill="#2a1a10"
        opacity="0.24"
      />
      <path d={`M${outerLeft} ${outerTop}H${outerRight}`} stroke="#fff" strokeOpacity="0.5" strokeWidth="2" />
      <path d={`M${left} ${top}H${right}V${bottom}H${left}Z`} fill="#2a1d16" opacity="0.82" />
    </g>
  );
}
