import { Laid } from "./laid";
import { fitInto, type Place } from "./place";
import type { SceneBackground, SceneProps } from "./scene";

/** A wall of bricks at night, by what the product stands on in the shop. */
const bricks: Record<SceneBackground, { wall: string; joint: string }> = {
  sand: { wall: "#3a2f33", joint: "#241d22" },
  mint: { wall: "#27343a", joint: "#182227" },
  sky: { wall: "#2a3044", joint: "#1a1f30" },
  blush: { wall: "#3b2a38", joint: "#251a26" },
};

const ROOM: Place = { x: 70, y: 120, width: 660, height: 400 };
/** Where the same sign is seen with its light off. */
const SMALL: Place = { x: 500, y: 600, width: 240, height: 150 };

/** Draws the inside of an SVG of 800 by 800: the sign lit on a wall at night, and small beside it with its light off. */
export function NeonScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const place = fitInto(sizes.front, ROOM);
  const off = fitInto(sizes.front, SMALL);
  const tubes = `${idPrefix}-tubes`;
  const { width, height } = sizes.front;
  return (
    <g>
      <Bricks {...bricks[background]} idPrefix={idPrefix} />
      <Light place={place} idPrefix={idPrefix} />
      <Board place={place} backing={options.backing} />
      <Hanging place={place} options={options} />
      <defs>
        <g id={tubes}>{surface("front")}</g>
        <Glow idPrefix={idPrefix} size={Math.max(width, height)} />
      </defs>
      <Laid place={place} size={sizes.front}>
        <g
          opacity="0.5"
          transform={`translate(${width * 0.012} ${width * 0.016})`}
          filter={`url(#${idPrefix}-shade)`}
        >
          <use href={`#${tubes}`} />
        </g>
        <use href={`#${tubes}`} filter={`url(#${idPrefix}-halo)`} />
        <use href={`#${tubes}`} filter={`url(#${idPrefix}-glow)`} />
        <use href={`#${tubes}`} />
        <use href={`#${tubes}`} filter={`url(#${idPrefix}-core)`} />
      </Laid>
      <g>
        <rect x="484" y="586" width="272" height="178" rx="14" fill="#efe8de" />
        <rect
          x="484"
          y="586"
          width="272"
          height="178"
          rx="14"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.6"
          strokeWidth="2"
        />
        <rect x={off.x} y={off.y} width={off.width} height={off.height} rx="5" fill="#fff" opacity="0.55" />
        <Laid place={off} size={sizes.front}>
          <use href={`#${tubes}`} filter={`url(#${idPrefix}-off)`} />
        </Laid>
        <Switch />
      </g>
    </g>
  );
}

interface FilterProps {
  idPrefix: string;
  /** Millimetres of the sign's longer side, by which light spreads. */
  size: number;
}

/** How the tubes shine: far around, close around and white within; dark, with their shade, when they are off. */
function Glow({ idPrefix, size }: FilterProps) {
  const part = (share: number) => (size * share).toFixed(2);
  const wide = { x: "-30%", y: "-60%", width: "160%", height: "220%" };
  return (
    <>
      <filter id={`${idPrefix}-halo`} {...wide} colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation={part(0.05)} />
        <feColorMatrix type="matrix" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1.1 0" />
      </filter>
      <filter id={`${idPrefix}-glow`} {...wide} colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation={part(0.011)} />
        <feColorMatrix type="matrix" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1.5 0" />
      </filter>
      <filter id={`${idPrefix}-core`} colorInterpolationFilters="sRGB">
        <feMorphology operator="erode" radius={part(0.0022)} />
        <feGaussianBlur stdDeviation={part(0.0012)} />
        <feColorMatrix type="matrix" values="0.2 0 0 0 0.8 0 0.2 0 0 0.8 0 0 0.2 0 0.8 0 0 0 0.95 0" />
      </filter>
      <filter id={`${idPrefix}-shade`} colorInterpolationFilters="sRGB">
        <feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.8 0" />
      </filter>
      <filter id={`${idPrefix}-off`} colorInterpolationFilters="sRGB">
        <feColorMatrix
          type="matrix"
          values="0.16 0.05 0.03 0 0.62 0.05 0.16 0.03 0 0.6 0.03 0.05 0.16 0 0.6 0 0 0 1 0"
        />
      </filter>
    </>
  );
}

function Bricks({ wall, joint, idPrefix }: { wall: string; joint: string; idPrefix: string }) {
  const pattern = `${idPrefix}-bricks`;
  const shade = `${idPrefix}-night`;
  return (
    <g>
      <pattern id={pattern} width="120" height="80" patternUnits="userSpaceOnUse">
        <rect width="120" height="80" fill={joint} />
        <rect x="2" y="2" width="116" height="36" rx="2" fill={wall} />
        <rect x="-58" y="42" width="116" height="36" rx="2" fill={wall} />
        <rect x="62" y="42" width="116" height="36" rx="2" fill={wall} />
        <path d="M2 4h116M-58 44h116M62 44h116" stroke="#fff" strokeOpacity="0.07" strokeWidth="3" />
        <path d="M2 37h116M-58 77h116M62 77h116" stroke="#000" strokeOpacity="0.25" strokeWidth="3" />
      </pattern>
      <radialGradient id={shade} cx="0.5" cy="0.4" r="0.75">
        <stop offset="0" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#05050a" stopOpacity="0.75" />
      </radialGradient>
      <path d="M0 0h800v800H0z" fill={`url(#${pattern})`} />
      <path d="M0 0h800v800H0z" fill={`url(#${shade})`} />
    </g>
  );
}

/** What the sign throws onto the bricks around it. */
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

/** A small switch on the card of the dark sign: it is off. */
function Switch() {
  return (
    <g>
      <rect x="712" y="596" width="32" height="18" rx="9" fill="#b9b0a5" />
      <circle cx="721" cy="605" r="7" fill="#fff" />
    </g>
  );
}
