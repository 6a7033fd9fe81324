import { materialColour } from "./materials";
import { Plant, roomTones, Wall, WindowLight } from "./room";
import type { SceneProps } from "./scene";

/** A cushion's edge in a box of 100 by 100: pointed corners, sides drawn in by the filling. */
const puffy =
  "M2 5C1 2 2 1 5 2C26 6 74 6 95 2C98 1 99 2 98 5C94.5 26 94.5 74 98 95C99 98 98 99 95 98C74 94.5 26 94.5 5 98C2 99 1 98 2 95C5.5 74 5.5 26 2 5Z";

/** Draws the inside of an SVG of 800 by 800: a pillow on an armchair, its back and piping in the option `color`. */
export function PillowScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const [key] = Object.keys(sizes);
  return (
    <g>
      <Armchair background={background} idPrefix={idPrefix} />
      <Pillow idPrefix={idPrefix} colour={materialColour(options.color ?? "natural")} size={sizes[key]}>
        {surface(key)}
      </Pillow>
    </g>
  );
}

interface PillowProps {
  idPrefix: string;
  colour: string;
  size: { width: number; height: number };
  children: React.ReactNode;
}

function Pillow({ idPrefix, colour, size, children }: PillowProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const side = 470;
  return (
    <g transform="rotate(-4 400 400)">
      <defs>
        <clipPath id={id("puffy")}>
          <path d={puffy} />
        </clipPath>
        <radialGradient id={id("bulge")} cx="0.4" cy="0.36" r="0.66">
          <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
          <stop offset="0.4" stopColor="#fff" stopOpacity="0.04" />
          <stop offset="0.72" stopColor="#4a2f20" stopOpacity="0.07" />
          <stop offset="1" stopColor="#4a2f20" stopOpacity="0.42" />
        </radialGradient>
        <linearGradient id={id("lower")} x1="0.2" x2="0.6" y2="1">
          <stop offset="0.6" stopColor="#4a2f20" stopOpacity="0" />
          <stop offset="1" stopColor="#4a2f20" stopOpacity="0.3" />
        </linearGradient>
        <filter id={id("shadow")} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="16" />
        </filter>
        <filter id={id("crease")} x="-40%" y="-40%" width="180%" height="180%">
          <feGaussianBlur stdDeviation="1" />
        </filter>
      </defs>
      <path
        d={puffy}
        transform={`translate(192 176) scale(${side / 100})`}
        fill="#241811"
        opacity="0.5"
        filter={`url(#${id("shadow")})`}
      />
      <g transform={`translate(165 145) scale(${side / 100})`}>
        <path d={puffy} fill={colour} stroke={colour} strokeWidth="2.6" strokeLinejoin="round" />
        <path
          d={puffy}
          fill="none"
          stroke="#3a2618"
          strokeOpacity="0.2"
          strokeWidth="2.6"
          strokeLinejoin="round"
        />
        <path d={puffy} fill="none" stroke={colour} strokeWidth="1.6" transform="translate(-.3 -.35)" />
        <g clipPath={`url(#${id("puffy")})`}>
          <g transform={`scale(${100 / size.width} ${100 / size.height})`}>{children}</g>
          <path d={puffy} fill={`url(#${id("bulge")})`} />
          <path d={puffy} fill={`url(#${id("lower")})`} />
          <Creases filter={id("crease")} />
          <path d={puffy} fill="none" stroke="#3a2618" strokeOpacity="0.28" strokeWidth="1.1" />
        </g>
      </g>
    </g>
  );
}

/** Where the cloth is pulled towards the corners: a dark fold with its light side. */
function Creases({ filter }: { filter: string }) {
  const folds =
    "M3 4C9 8 14 13 17 20C12 15 8 10 3 4ZM97 4C92 9 88 15 86 23C91 16 95 10 97 4ZM3 96C8 91 14 87 22 85C15 89 9 94 3 96ZM97 96C91 92 85 88 80 82C86 86 92 90 97 96Z";
  return (
    <g filter={`url(#${filter})`}>
      <path d={folds} fill="#3a2618" opacity="0.42" />
      <path d={folds} fill="#fff" opacity="0.4" transform="translate(1.6 -.8)" />
      <path
        d="M30 4.5c2 5 2 9 1 14 4-6 4-10 2-14ZM70 95.5c-2-5-3-8-2-13-3 5-4 9-1 13Z"
        fill="#3a2618"
        opacity="0.16"
      />
    </g>
  );
}

function Armchair({ background, idPrefix }: Pick<SceneProps, "background" | "idPrefix">) {
  const { deep, furniture } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  const channels = [196, 278, 360, 442, 524];
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <defs>
        <linearGradient id={id("channel")}>
          <stop offset="0" stopColor="#fff" stopOpacity="0.16" />
          <stop offset="0.35" stopColor="#fff" stopOpacity="0.06" />
          <stop offset="1" stopColor="#000" stopOpacity="0.24" />
        </linearGradient>
        <linearGradient id={id("cushion")} x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.22" />
          <stop offset="0.4" stopColor="#fff" stopOpacity="0.04" />
          <stop offset="1" stopColor="#000" stopOpacity="0.26" />
        </linearGradient>
      </defs>
      <WindowLight x={20} y={20} />
      <path d="M0 690h800v110H0z" fill="#c99a68" />
      <path d="M0 690h800v8H0z" fill="#fff" opacity="0.4" />
      <path
        d="M0 738h800v3H0zM150 698h3v40h-3zM520 698h3v40h-3zM330 741h3v59h-3zM690 741h3v59h-3z"
        fill="#8a5a34"
        opacity="0.35"
      />
      <Plant x={726} y={700} scale={1.5} pot={deep} />
      <ellipse cx="420" cy="764" rx="350" ry="24" fill="#3a2414" opacity="0.3" />
      <path d="M118 720l-14 52h18l28-50ZM682 720l14 52h-18l-28-50Z" fill="#8a5a34" />
      <path d="M114 620V250C114 120 210 62 400 62s286 58 286 188v370Z" fill={furniture} />
      <g fill={`url(#${id("channel")})`}>
        <path d="M114 620V250C114 190 140 130 196 100V620Z" />
        {channels.slice(0, 4).map((x, index) => (
          <path
            key={x}
            d={`M${x} 620V${[100, 74, 64, 64][index]}q41-${[22, 8, 2, -2][index]} 82-${[26, 10, 0, -10][index]}V620Z`}
          />
        ))}
        <path d="M524 620V74q90 14 130 80 32 50 32 110V620Z" />
      </g>
      <path d="M124 560h552q26 0 26 30v86q0 30-26 30H124q-26 0-26-30v-86q0-30 26-30Z" fill={furniture} />
      <path
        d="M124 560h552q26 0 26 30v86q0 30-26 30H124q-26 0-26-30v-86q0-30 26-30Z"
        fill={`url(#${id("cushion")})`}
      />
      <path d="M98 640c200 14 404 14 604 0" fill="none" stroke="#000" strokeOpacity="0.16" strokeWidth="4" />
      {[18, 646].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M0 740V430q0-72 68-72t68 72v310q0 6-8 6H8q-8 0-8-6Z" fill={furniture} />
          <path d="M0 740V430q0-72 68-72t68 72v310q0 6-8 6H8q-8 0-8-6Z" fill={`url(#${id("channel")})`} />
          <path
            d="M16 728V434q0-58 52-58t52 58v294"
            fill="none"
            stroke="#fff"
            strokeOpacity="0.16"
            strokeWidth="5"
          />
        </g>
      ))}
    </g>
  );
}
