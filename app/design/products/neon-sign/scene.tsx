import { BrickWall } from "../../art/brick-wall";
import { laidInto } from "../../scenes/laid";
import { LitTubes, NeonFilters } from "../../scenes/neon-light";
import { fitInto, type Place } from "../../scenes/place";
import type { SceneBackground, SceneProps } from "../../scenes/scene";

/** Colors of a brick wall at night, by the product's background in the shop. */
const bricks: Record<SceneBackground, { wall: string; joint: string }> = {
  sand: { wall: "#3a2f33", joint: "#241d22" },
  mint: { wall: "#27343a", joint: "#182227" },
  sky: { wall: "#2a3044", joint: "#1a1f30" },
  blush: { wall: "#3b2a38", joint: "#251a26" },
};

const ROOM: Place = { x: 70, y: 190, width: 660, height: 420 };

/**
 * Draws the inside of an SVG of 800 by 800: the sign on a wall of bricks, lit at night and dark by day. Of the two a page
 * shows what the shopper has switched to (storefront/ui/light-switch.css), a picture that stands alone `light`.
 */
export function NeonScene({ surface, sizes, options, background, light = "on", idPrefix }: SceneProps) {
  const place = fitInto(sizes.front, ROOM);
  const tubes = `${idPrefix}-tubes`;
  const { width, height } = sizes.front;
  const lit = { className: "sign-lit", visibility: light === "on" ? undefined : "hidden" };
  const unlit = { className: "sign-unlit", visibility: light === "off" ? undefined : "hidden" };
  return (
    <g>
      <BrickWall width={800} height={800} {...bricks[background]} idPrefix={idPrefix} />
      <path d="M0 0h800v800H0z" fill="#efe9ee" fillOpacity="0.62" {...unlit} />
      <g {...lit}>
        <Light place={place} idPrefix={idPrefix} />
      </g>
      <Board place={place} backing={options.backing} />
      <Hanging place={place} options={options} />
      <defs>
        <g id={tubes}>{surface("front")}</g>
        <NeonFilters idPrefix={idPrefix} size={Math.max(width, height)} />
      </defs>
      <g transform={laidInto(place, sizes.front)}>
        <g
          opacity="0.5"
          transform={`translate(${width * 0.012} ${width * 0.016})`}
          filter={`url(#${idPrefix}-shade)`}
        >
          <use href={`#${tubes}`} />
        </g>
        <g {...lit}>
          <LitTubes idPrefix={idPrefix} tubes={tubes} />
        </g>
        <use href={`#${tubes}`} filter={`url(#${idPrefix}-off)`} {...unlit} />
      </g>
    </g>
  );
}

/** The light that the sign casts on the bricks around it. */
function Light({ place: { x, y, width, height }, idPrefix }: { place: Place; idPrefix: string }) {
  const light = `${idPrefix}-light`;
  return (
    <>
      <radialGradient id={light}>
        <stop offset="0" stopColor="#fff" stopOpacity="0.22" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <ellipse
        cx={x + width / 2}
        cy={y + height / 2}
        rx={width * 0.68}
        ry={height * 0.95}
        fill={`url(#${light})`}
      />
    </>
  );
}

function Hanging({
  place: { x, y, width, height },
  options,
}: {
  place: Place;
  options: SceneProps["options"];
}) {
  if (options.mount === "chain") {
    const end = options.backing === "cut" ? y + height * 0.32 : y + 12;
    return (
      <g fill="none" stroke="#9a9aa6" strokeWidth="4" strokeDasharray="10 5" strokeLinecap="round">
        <path d={`M${x + width * 0.16} ${end}V0M${x + width * 0.84} ${end}V0`} />
      </g>
    );
  }
  const corners = [x + 14, x + width - 14].flatMap((cx) =>
    [y + 14, y + height - 14].map((cy) => ({ cx, cy })),
  );
  return (
    <g>
      {corners.map(({ cx, cy }) => (
        <g key={`${cx} ${cy}`}>
          <circle cx={cx + 3} cy={cy + 4} r="8" fill="#000" opacity="0.4" />
          <circle cx={cx} cy={cy} r="8" fill="#b9bac4" />
          <circle cx={cx - 2} cy={cy - 2} r="3.5" fill="#fff" opacity="0.8" />
        </g>
      ))}
    </g>
  );
}

function Board({ place: { x, y, width, height }, backing }: { place: Place; backing?: string }) {
  if (backing === "cut") return null;
  const isBlack = backing === "black";
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="12"
        fill={isBlack ? "#0c0c10" : "#fff"}
        opacity={isBlack ? 0.94 : 0.06}
      />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="12"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.35"
        strokeWidth="2"
      />
      <path d={`M${x + 12} ${y + 2}h${width * 0.4}`} stroke="#fff" strokeOpacity="0.55" strokeWidth="2" />
    </g>
  );
}
