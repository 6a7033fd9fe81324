import { materialColour } from "./materials";
import { Plant, roomTones, Wall } from "./room";
import type { SceneProps } from "./scene";
import { type StripEdge, Strips } from "./strips";

/** Draws the inside of an SVG of 800 by 800: a mug on a window sill, the handle and the inside in the option `color`. */
export function MugScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const [key] = Object.keys(sizes);
  const { height } = sizes[key];
  const id = (name: string) => `${idPrefix}-${name}`;
  const mug = options.size === "15oz" ? largeMug : smallMug;
  return (
    <g>
      <defs>
        <g id={id("wrap")}>{surface(key)}</g>
      </defs>
      <WindowSill background={background} idPrefix={idPrefix} />
      <Mug mug={mug} idPrefix={idPrefix} colour={materialColour(options.color)}>
        <Strips
          href={id("wrap")}
          edges={aroundTheFront(sizes[key], mug)}
          height={height}
          tall={printTall(mug)}
        />
      </Mug>
    </g>
  );
}

interface MugShape {
  centre: number;
  radius: number;
  /** Half the height of the rim as seen from a little above. */
  rim: number;
  top: number;
  bottom: number;
  /** White ceramic left above and below the print. */
  margin: number;
}

const smallMug: MugShape = { centre: 350, radius: 205, rim: 36, top: 205, bottom: 645, margin: 22 };
const largeMug: MugShape = { centre: 350, radius: 212, rim: 36, top: 145, bottom: 645, margin: 24 };

function printTall({ top, bottom, margin }: MugShape): number {
  return bottom - top - 2 * margin;
}

/** Shows the middle of the wrap on the half of the cylinder that faces us, undistorted where it faces us fully. */
function aroundTheFront(wrap: { width: number; height: number }, mug: MugShape): StripEdge[] {
  const strips = 20;
  const { centre, radius, rim, top, margin } = mug;
  const seen = Math.min(wrap.width, (Math.PI * radius * wrap.height) / printTall(mug));
  return Array.from({ length: strips + 1 }, (_, index) => {
    const angle = (index / strips - 0.5) * Math.PI;
    return {
      s: wrap.width / 2 + (angle / Math.PI) * seen,
      x: centre + radius * Math.sin(angle),
      y: top + margin + rim * Math.cos(angle),
    };
  });
}

function Mug({
  mug,
  idPrefix,
  colour,
  children,
}: {
  mug: MugShape;
  idPrefix: string;
  colour: string;
  children: React.ReactNode;
}) {
  const { centre, radius, rim, top, bottom } = mug;
  const id = (name: string) => `${idPrefix}-${name}`;
  const left = centre - radius;
  const right = centre + radius;
  const body = `M${left} ${top}V${bottom - 26}C${left} ${bottom + 10} ${left + 90} ${bottom + rim} ${centre} ${bottom + rim}S${right} ${bottom + 10} ${right} ${bottom - 26}V${top}Z`;
  const handle = `M${right - 12} ${top + 92}C${right + 150} ${top + 52} ${right + 158} ${bottom - 88} ${right - 16} ${bottom - 96}`;
  return (
    <g>
      <defs>
        <linearGradient id={id("cylinder")}>
          <stop offset="0" stopColor="#4a342a" stopOpacity="0.3" />
          <stop offset="0.1" stopColor="#4a342a" stopOpacity="0.08" />
          <stop offset="0.22" stopColor="#fff" stopOpacity="0.26" />
          <stop offset="0.34" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.66" stopColor="#4a342a" stopOpacity="0.05" />
          <stop offset="0.88" stopColor="#4a342a" stopOpacity="0.26" />
          <stop offset="0.96" stopColor="#4a342a" stopOpacity="0.4" />
          <stop offset="1" stopColor="#4a342a" stopOpacity="0.3" />
        </linearGradient>
        <linearGradient id={id("foot")} x2="0" y2="1">
          <stop offset="0.8" stopColor="#4a342a" stopOpacity="0" />
          <stop offset="1" stopColor="#4a342a" stopOpacity="0.28" />
        </linearGradient>
        <linearGradient id={id("inside")} x2="1" y2="0.4">
          <stop offset="0" stopColor="#000" stopOpacity="0.34" />
          <stop offset="0.55" stopColor="#000" stopOpacity="0.12" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.22" />
        </linearGradient>
        <filter id={id("soft")} x="-30%" y="-60%" width="160%" height="220%">
          <feGaussianBlur stdDeviation="14" />
        </filter>
        <clipPath id={id("body")}>
          <path d={body} />
        </clipPath>
      </defs>
      <path
        d={`M${left + 30} ${bottom + 26}H${right + 70}L${right + 190} ${bottom + 66}H${left + 120}Z`}
        fill="#5a4030"
        opacity="0.4"
        filter={`url(#${id("soft")})`}
      />
      <ellipse
        cx={centre + 14}
        cy={bottom + 26}
        rx={radius - 8}
        ry="22"
        fill="#3b281d"
        opacity="0.42"
        filter={`url(#${id("soft")})`}
      />
      <g fill="none" strokeLinecap="round">
        <path d={handle} stroke={colour} strokeWidth="46" />
        <path d={handle} stroke="#2a1a10" strokeOpacity="0.24" strokeWidth="46" />
        <path d={handle} stroke={colour} strokeWidth="38" transform="translate(-3 -3)" />
        <path d={handle} stroke="#fff" strokeOpacity="0.38" strokeWidth="8" transform="translate(3 -11)" />
      </g>
      <path d={body} fill="#fdfbf7" />
      <g clipPath={`url(#${id("body")})`}>{children}</g>
      <path d={body} fill={`url(#${id("cylinder")})`} />
      <path d={body} fill={`url(#${id("foot")})`} />
      <path
        d={`M${left + 40} ${top + 84}V${bottom - 66}`}
        stroke="#fff"
        strokeOpacity="0.3"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <ellipse cx={centre} cy={top} rx={radius} ry={rim} fill="#fffdfa" />
      <ellipse cx={centre} cy={top + 1} rx={radius - 11} ry={rim - 8} fill={colour} />
      <ellipse cx={centre} cy={top + 1} rx={radius - 11} ry={rim - 8} fill={`url(#${id("inside")})`} />
      <path
        d={`M${centre - radius + 26} ${top + 12}a${radius - 24} 20 0 0 1 ${2 * radius - 52} 0a${radius - 20} ${rim - 12} 0 0 1 ${-(2 * radius - 52)} 0Z`}
        fill="#5b331f"
      />
      <path
        d={`M${centre - radius + 44} ${top + 12}a${radius - 40} 14 0 0 1 ${radius - 20} -13`}
        stroke="#b77f52"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

function WindowSill({ background, idPrefix }: Pick<SceneProps, "background" | "idPrefix">) {
  const { wall, deep, accent } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <defs>
        <linearGradient id={id("outside")} x2="0" y2="1">
          <stop offset="0" stopColor={deep} stopOpacity="0.55" />
          <stop offset="1" stopColor="#fffaf0" />
        </linearGradient>
        <linearGradient id={id("sill")} x2="0" y2="1">
          <stop offset="0" stopColor="#f1e4d1" />
          <stop offset="1" stopColor="#fffaf1" />
        </linearGradient>
      </defs>
      <path d="M56-20h688v640H56z" fill="#fffdf8" />
      <path d="M76-20h648v620H76z" fill={wall} />
      <path d="M76-20h648v620H76z" fill={`url(#${id("outside")})`} />
      <circle cx="205" cy="130" r="58" fill="#fff6dd" opacity="0.9" />
      <circle cx="205" cy="130" r="86" fill="#fff6dd" opacity="0.35" />
      <path d="M76 470c110-70 220-74 340-22s210 40 308-26v178H76Z" fill={deep} opacity="0.7" />
      <path d="M76 528c130-44 260-30 380 0s190 10 268-20v92H76Z" fill="#9dba9b" opacity="0.75" />
      <path d="M640 500v-60" stroke="#8a6a50" strokeWidth="10" opacity="0.6" />
      <path
        d="M640 300c52 0 70 44 58 84 22 44-18 82-58 74-42 8-80-28-58-74-14-40 8-84 58-84Z"
        fill="#8fb293"
        opacity="0.85"
      />
      <path d="M390-20h20v620h-20zM76 206h648v18H76z" fill="#fffdf8" />
      <path d="M404-20h6v620h-6zM76 220h648v5H76z" fill="#e4d8c6" />
      <path d="M56-20h20v640H56z" fill="#fff" />
      <path d="M724-20h20v640h-20z" fill="#efe4d4" />
      <path d="M744-20h7v640h-7z" fill="#000" opacity="0.06" />
      <path d="M30 596h740l30 100H0Z" fill={`url(#${id("sill")})`} />
      <path d="M0 696h800v50H0z" fill="#eadcc6" />
      <path d="M0 696h800v5H0z" fill="#fff" />
      <path d="M0 746h800v16H0z" fill="#000" opacity="0.09" />
      <path d="M120 600l130 0-40 90H70ZM270 600h120l-30 90H230Z" fill="#fff" opacity="0.55" />
      <Plant x={108} y={640} scale={0.84} pot={accent} />
    </g>
  );
}
