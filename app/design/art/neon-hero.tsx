import { tubePets } from "../drawings/art/tube-pets.generated";
import { tubeThings } from "../drawings/art/tube-things.generated";
import { Drawing } from "../drawings/drawing";
import { hero } from "../drawings/hero.generated";
import { LitTubes, NeonFilters } from "../scenes/neon-light";
import type { OutlineText } from "../text/outline";
import { BrickWall } from "./brick-wall";
import type { Tube } from "./tubes";

const PINK = "#ff5fa2";
const CYAN = "#4de3ff";
const WARM = "#ffd166";

/** A sofa at night, 1200 by 900, under a name, a dog and a paw that glow on the bricks. */
export function NeonHero({ outline, idPrefix = "neon" }: { outline: OutlineText; idPrefix?: string }) {
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <svg viewBox="0 0 1200 900" width="1200" height="900" aria-hidden="true">
      <BrickWall width={1200} height={900} wall="#2a2435" joint="#17131f" idPrefix={idPrefix} />
      <defs>
        <NeonFilters idPrefix={idPrefix} size={560} />
        <Lights idPrefix={idPrefix} />
        <g id={id("tubes")}>
          <Name outline={outline} />
          <Bent tube={tubePets["neon-dachshund"]} x={498} y={318} scale={1.72} color={CYAN} />
          <Bent tube={tubeThings["neon-paw"]} x={950} y={150} scale={1.35} color={WARM} />
        </g>
      </defs>
      <ellipse cx="620" cy="280" rx="560" ry="400" fill={`url(#${id("pink")})`} />
      <ellipse cx="680" cy="400" rx="360" ry="230" fill={`url(#${id("cyan")})`} />
      <ellipse cx="1016" cy="214" rx="230" ry="220" fill={`url(#${id("warm")})`} />
      <LitTubes idPrefix={idPrefix} tubes={id("tubes")} />
      <path d="M0 800h1200v100H0z" fill="#120e18" />
      <path d="M0 800h1200v4H0z" fill={PINK} opacity="0.25" />
      <g filter={`url(#${id("dusk")})`}>
        <Drawing markup={hero.sofa} idPrefix={idPrefix} />
      </g>
      <Drawing markup={hero["neon-rims"]} colors={{ pink: PINK }} />
      <g filter={`url(#${id("dusk")})`}>
        <Drawing markup={hero.blanket} idPrefix={idPrefix} />
        <g transform="translate(372 470)">
          <Drawing markup={hero["lying-dog"]} />
        </g>
      </g>
      <path
        d="M566 574c70-6 120 0 164 14"
        fill="none"
        stroke={CYAN}
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.4"
      />
      <ellipse cx="700" cy="846" rx="420" ry="44" fill={`url(#${id("pink")})`} />
    </svg>
  );
}

/** What the signs throw on the wall, and what night makes of colors. */
function Lights({ idPrefix }: { idPrefix: string }) {
  const lights = { pink: PINK, cyan: CYAN, warm: WARM };
  return (
    <>
      {Object.entries(lights).map(([name, color]) => (
        <radialGradient key={name} id={`${idPrefix}-${name}`}>
          <stop offset="0" stopColor={color} stopOpacity="0.3" />
          <stop offset="1" stopColor={color} stopOpacity="0" />
        </radialGradient>
      ))}
      <filter
        id={`${idPrefix}-dusk`}
        x="-5%"
        y="-5%"
        width="110%"
        height="110%"
        colorInterpolationFilters="sRGB"
      >
        <feColorMatrix
          type="matrix"
          values="0.4 0.06 0 0 0.03 0 0.3 0.04 0 0.01 0 0.08 0.42 0 0.07 0 0 0 1 0"
        />
      </filter>
    </>
  );
}

function Name({ outline }: { outline: OutlineText }) {
  const name = outline("sacramento", "Biscuit");
  if (!name) return null;
  return (
    <path
      d={name.path}
      fill={PINK}
      stroke={PINK}
      strokeWidth="8"
      strokeLinejoin="round"
      transform={`translate(${530 - name.width * 0.13} 262) scale(0.26)`}
    />
  );
}

interface BentProps {
  tube?: Tube;
  x: number;
  y: number;
  scale: number;
  color: string;
}

function Bent({ tube, x, y, scale, color }: BentProps) {
  if (!tube) return null;
  return (
    <path
      d={tube.path}
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="none"
      stroke={color}
      strokeWidth={tube.thickness ?? 4.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
