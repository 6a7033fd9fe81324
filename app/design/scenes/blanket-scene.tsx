import { materialColour } from "./materials";
import { roomTones, Wall, WindowLight } from "./room";
import type { SceneProps } from "./scene";
import { type StripEdge, Strips } from "./strips";

interface Hung {
  left: number;
  top: number;
  wide: number;
  tall: number;
}

/** Draws the inside of an SVG of 800 by 800: a blanket over the end of a bed, its edge in the option `color`. */
export function BlanketScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const [key] = Object.keys(sizes);
  const hung = hang(sizes[key]);
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <defs>
        <g id={id("cloth")}>{surface(key)}</g>
      </defs>
      <Bed background={background} idPrefix={idPrefix} />
      <Blanket hung={hung} idPrefix={idPrefix} colour={materialColour(options.color)}>
        <Strips
          href={id("cloth")}
          edges={folds(sizes[key].width, hung)}
          height={sizes[key].height}
          tall={hung.tall}
        />
      </Blanket>
    </g>
  );
}

/** The largest place over the rail for a blanket of that shape. */
function hang({ width, height }: { width: number; height: number }): Hung {
  const scale = Math.min(590 / width, 560 / height);
  return { left: 400 - (width * scale) / 2, top: 196, wide: width * scale, tall: height * scale };
}

const foldsAcross = 2.5;
/** Units the cloth sways up and down: enough to hang, too little to bend a face. */
const sway = 3.5;

function wave(share: number): number {
  return Math.sin(share * foldsAcross * 2 * Math.PI + 0.6);
}

function folds(width: number, { left, top, wide }: Hung): StripEdge[] {
  const strips = 42;
  return Array.from({ length: strips + 1 }, (_, index) => {
    const share = index / strips;
    return { s: share * width, x: left + share * wide, y: top + sway * wave(share) };
  });
}

interface BlanketProps {
  hung: Hung;
  idPrefix: string;
  colour: string;
  children: React.ReactNode;
}

function Blanket({ hung, idPrefix, colour, children }: BlanketProps) {
  const { left, top, wide, tall } = hung;
  const id = (name: string) => `${idPrefix}-${name}`;
  const hem = Array.from({ length: 43 }, (_, index) => {
    const share = 1 - index / 42;
    return `L${Math.round(left + share * wide)} ${Math.round(top + tall + sway * wave(share))}`;
  }).join("");
  const cloth = `M${left} ${top + 18}Q${left} ${top - 4} ${left + 16} ${top - 6}H${left + wide - 16}Q${left + wide} ${top - 4} ${left + wide} ${top + 18}${hem}Z`;
  return (
    <g>
      <defs>
        <clipPath id={id("clothes")}>
          <path d={cloth} />
        </clipPath>
        <linearGradient id={id("over")} x2="0" y2="1">
          <stop offset="0" stopColor="#3a2618" stopOpacity="0.22" />
          <stop offset="0.03" stopColor="#fff" stopOpacity="0.05" />
          <stop offset="0.055" stopColor="#fff" stopOpacity="0.35" />
          <stop offset="0.085" stopColor="#fff" stopOpacity="0.05" />
          <stop offset="0.12" stopColor="#3a2618" stopOpacity="0.14" />
          <stop offset="0.2" stopColor="#3a2618" stopOpacity="0" />
          <stop offset="0.75" stopColor="#3a2618" stopOpacity="0" />
          <stop offset="1" stopColor="#3a2618" stopOpacity="0.2" />
        </linearGradient>
        <filter id={id("soft")} x="-30%" y="-10%" width="160%" height="120%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </defs>
      <path
        d={cloth}
        transform="translate(20 16)"
        fill="#2a1a10"
        opacity="0.42"
        filter={`url(#${id("soft")})`}
      />
      <path d={cloth} fill={colour} stroke={colour} strokeWidth="16" strokeLinejoin="round" />
      <path
        d={cloth}
        fill="none"
        stroke="#3a2618"
        strokeOpacity="0.16"
        strokeWidth="16"
        strokeLinejoin="round"
      />
      <path
        d={cloth}
        fill="none"
        stroke={colour}
        strokeWidth="13"
        strokeLinejoin="round"
        transform="translate(-1 -1.5)"
      />
      <g clipPath={`url(#${id("clothes")})`}>
        {children}
        <path d={cloth} fill={`url(#${id("over")})`} />
        <FoldShades hung={hung} filter={id("soft")} />
      </g>
      <path
        d={cloth}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="1.5"
        strokeDasharray="7 6"
      />
    </g>
  );
}

/** Each fold is a wedge of shade with its light side at the left, opening towards the hem. */
function FoldShades({ hung, filter }: { hung: Hung; filter: string }) {
  const { left, top, wide, tall } = hung;
  const wedge = (share: number, half: number, rise: number) => {
    const x = left + share * wide;
    const high = top + tall * rise;
    return `M${x} ${high}C${x - half} ${high + tall * 0.3} ${x - half} ${top + tall * 0.8} ${x - half - 6} ${top + tall + 20}H${x + half}C${x + half} ${top + tall * 0.8} ${x + half * 0.4} ${high + tall * 0.3} ${x} ${high}Z`;
  };
  const dark = [
    wedge(0.07, 20, 0.08),
    wedge(0.33, 20, 0.36),
    wedge(0.62, 24, 0.3),
    wedge(0.93, 26, 0.06),
  ].join("");
  const light = [wedge(0.16, 18, 0.1), wedge(0.44, 18, 0.46), wedge(0.75, 20, 0.3)].join("");
  return (
    <g filter={`url(#${filter})`}>
      <path d={dark} fill="#3a2618" opacity="0.27" />
      <path d={light} fill="#fff" opacity="0.26" />
    </g>
  );
}

function Bed({ background, idPrefix }: Pick<SceneProps, "background" | "idPrefix">) {
  const { deep, furniture, accent } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <defs>
        <linearGradient id={id("rail")} x2="0" y2="1">
          <stop offset="0" stopColor="#e8bd8a" />
          <stop offset="1" stopColor="#b27a48" />
        </linearGradient>
        <linearGradient id={id("panel")} x2="1" y2="0.3">
          <stop offset="0" stopColor="#dcab78" />
          <stop offset="1" stopColor="#b98150" />
        </linearGradient>
        <linearGradient id={id("linen")} x2="0" y2="1">
          <stop offset="0" stopColor="#fffdf8" />
          <stop offset="1" stopColor="#eadfd0" />
        </linearGradient>
      </defs>
      <WindowLight x={10} y={-150} scale={0.9} />
      <path d="M0 716h800v84H0z" fill="#b98a5c" />
      <path d="M0 716h800v6H0z" fill="#fff" opacity="0.3" />
      <path d="M130 214V76q0-40 44-40h452q44 0 44 40v138Z" fill={furniture} />
      <path
        d="M146 214V84q0-32 36-32h436q36 0 36 32v130"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.2"
        strokeWidth="5"
      />
      <path d="M400 36h226q44 0 44 40v138H400Z" fill="#000" opacity="0.09" />
      <g>
        <path d="M168 190c-8-60-2-92 34-96 50-6 110-6 152 2 30 6 34 44 28 94Z" fill="#fffdf8" />
        <path d="M300 94c26 0 42 0 54 2 30 6 34 44 28 94h-60c14-40 4-74-22-96Z" fill={deep} opacity="0.5" />
        <path d="M420 190c-8-54-4-90 30-95 50-6 110-5 150 2 32 6 38 44 30 93Z" fill="#fffdf8" />
        <path d="M548 95c20 0 38 1 52 2 32 6 38 44 30 93h-62c16-40 8-74-20-95Z" fill={deep} opacity="0.6" />
        <path d="M316 196c-6-40 0-66 22-68 40-4 84-4 124 0 24 3 28 30 22 68Z" fill={accent} />
        <path d="M440 127c8 0 14 0 22 1 24 3 28 30 22 68h-44c12-26 12-50 0-69Z" fill="#000" opacity="0.13" />
      </g>
      <path
        d="M92 260c0-50 30-84 84-88 150-10 300-10 450 0 54 4 82 38 82 88Z"
        fill={`url(#${id("linen")})`}
      />
      <path d="M560 168c22 1 44 2 66 4 54 4 82 38 82 88H610c4-40-12-70-50-92Z" fill={deep} opacity="0.45" />
      <path d="M70 236h660v500H70z" fill={`url(#${id("panel")})`} />
      <path d="M96 286h132v396H96zM572 286h132v396H572z" fill="#a86f3f" opacity="0.55" />
      <path d="M104 296h124v386H104zM580 296h124v386H580z" fill="#d9a673" />
      <path d="M104 296l14 12v362l-14 12ZM580 296l14 12v362l-14 12Z" fill="#fff" opacity="0.18" />
      <path d="M70 690h660v8H70z" fill="#7d5230" opacity="0.3" />
      <path d="M70 262h660v22H70z" fill="#7d5230" opacity="0.28" />
      <path d="M54 212h692q12 0 12 26t-12 26H54q-12 0-12-26t12-26Z" fill={`url(#${id("rail")})`} />
      <path d="M52 219h696v8H52z" fill="#fff" opacity="0.3" />
      {[30, 722].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M0 200h48v536q0 10-10 10H10q-10 0-10-10Z" fill="#c9925e" />
          <path d="M30 200h18v536q0 10-10 10h-8Z" fill="#7d5230" opacity="0.4" />
          <circle cx="24" cy="182" r="27" fill="#d6a271" />
          <path d="M32 156a27 27 0 0 1-8 53 34 34 0 0 0 8-53Z" fill="#7d5230" opacity="0.4" />
          <circle cx="15" cy="172" r="6" fill="#fff" opacity="0.6" />
        </g>
      ))}
    </g>
  );
}
