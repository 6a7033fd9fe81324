import type { Proportion } from "../geometry/geometry";
import { written } from "../geometry/measure";

interface FadedEdgeProps {
  /** The trimmed size in millimeters. */
  size: Proportion;
  bleed: number;
  /** Start of the fade, as a fraction of the way from the middle to the trimmed edge, where it ends. */
  from: number;
  /** Color (hex) of the material that the picture fades into. */
  color: string;
  idPrefix: string;
}

/**
 * Fades what lies beneath it into the material, around an ellipse. A veil, not a mask around the picture: in print, a mask
 * within another, as of a photo that is cut out, would replace it.
 */
export function FadedEdge({ size: { width, height }, bleed, from, color, idPrefix }: FadedEdgeProps) {
  const [across, down] = [width, height].map((length) => written(length + 2 * bleed));
  const [id, stops] = [`${idPrefix}-fade`, `${idPrefix}-fade-stops`];
  return (
    <g
      transform={`translate(${written(-bleed)} ${written(-bleed)})`}
      mask={`url(#${id})`}
      pointerEvents="none"
    >
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width={across} height={down}>
        <radialGradient
          id={stops}
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="0"
          r="1"
          gradientTransform={`translate(${written(width / 2 + bleed)} ${written(height / 2 + bleed)}) scale(${written(width / 2)} ${written(height / 2)})`}
        >
          <stop offset={from} stopColor="#000" />
          <stop offset="1" stopColor="#fff" />
        </radialGradient>
        <rect x="0" y="0" width={across} height={down} fill={`url(#${stops})`} />
      </mask>
      <rect x="0" y="0" width={across} height={down} fill={color} />
    </g>
  );
}
