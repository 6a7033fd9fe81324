import { Plant, roomTones, Wall, WindowLight } from "./room";
import type { SceneProps } from "./scene";

interface Hung {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How near we stand: the sofa of a small canvas is seen larger. */
  room: number;
}

const frames: Record<string, string | undefined> = { black: "#2e2b2a", oak: "#c6945d", white: "#f7f2ea" };

/** Draws the inside of an SVG of 800 by 800: a canvas over a sofa, in the option `frame` or with its wrapped edge. */
export function CanvasScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const [key] = Object.keys(sizes);
  const hung = hang(sizes[key]);
  const id = (name: string) => `${idPrefix}-${name}`;
  const frame = frames[options.frame];
  const scale = hung.width / sizes[key].width;
  return (
    <g>
      <defs>
        <g id={id("print")}>{surface(key)}</g>
        <pattern id={id("weave")} width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 0h2v2H0zM2 2h2v2H2z" fill="#fff" fillOpacity="0.07" />
          <path d="M2 0h2v2H2zM0 2h2v2H0z" fill="#000" fillOpacity="0.045" />
        </pattern>
        <linearGradient id={id("sheen")} x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.2" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.13" />
        </linearGradient>
        <filter id={id("soft")} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="13" />
        </filter>
      </defs>
      <Sofa background={background} idPrefix={idPrefix} room={hung.room} />
      <Shadow hung={hung} filter={id("soft")} />
      {frame ? (
        <Frame hung={hung} colour={frame} />
      ) : (
        <WrappedEdge hung={hung} print={id("print")} idPrefix={idPrefix} millimetres={sizes[key]} />
      )}
      <g transform={`translate(${hung.x} ${hung.y}) scale(${scale})`}>
        <use href={`#${id("print")}`} />
      </g>
      <rect x={hung.x} y={hung.y} width={hung.width} height={hung.height} fill={`url(#${id("weave")})`} />
      <rect x={hung.x} y={hung.y} width={hung.width} height={hung.height} fill={`url(#${id("sheen")})`} />
    </g>
  );
}

/** Larger prints are drawn larger, and the room behind them smaller: 8 inches and 36 inches both fill the wall well. */
function hang({ width, height }: { width: number; height: number }): Hung {
  const longest = Math.max(width, height);
  const share = Math.min(1, Math.max(0, (longest - 200) / 715));
  const scale = (410 + 100 * share) / longest;
  const size = { width: width * scale, height: height * scale };
  return { x: 400 - size.width / 2, y: 298 - size.height / 2, ...size, room: 1.35 - 0.4 * share };
}

function Shadow({ hung: { x, y, width, height }, filter }: { hung: Hung; filter: string }) {
  return (
    <g fill="#3a2414" filter={`url(#${filter})`}>
      <rect x={x + 14} y={y + 22} width={width + 14} height={height + 8} opacity="0.34" />
      <rect x={x + 4} y={y + 6} width={width + 8} height={height + 4} opacity="0.3" />
    </g>
  );
}

/** The print goes on around the edge of the stretcher: its rim mirrored, in shade. */
function WrappedEdge({
  hung: { x, y, width, height },
  print,
  idPrefix,
  millimetres,
}: {
  hung: Hung;
  print: string;
  idPrefix: string;
  millimetres: { width: number; height: number };
}) {
  const clip = `${idPrefix}-edge`;
  const right = x + width;
  const bottom = y + height;
  const deep = 15;
  const side = `M${right} ${y}l${deep} 8V${bottom + 4}L${right} ${bottom}Z`;
  const under = `M${x} ${bottom}H${right}L${right + deep} ${bottom + 4}l-6 7H${x + 8}Z`;
  const scale = width / millimetres.width;
  return (
    <g>
      <clipPath id={clip}>
        <path d={side} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform={`matrix(${-scale} 0 0 ${scale} ${right + width} ${y})`}>
          <use href={`#${print}`} />
        </g>
      </g>
      <path d={side} fill="#2a1a10" opacity="0.42" />
      <path d={under} fill="#5a4030" opacity="0" />
    </g>
  );
}

/** A floating frame: four mitred bars, the upper and left ones in the light, and a dark gap around the canvas. */
function Frame({ hung: { x, y, width, height }, colour }: { hung: Hung; colour: string }) {
  const gap = 6;
  const bar = 17;
  const [left, top, right, bottom] = [x - gap, y - gap, x + width + gap, y + height + gap];
  const [outerLeft, outerTop, outerRight, outerBottom] = [left - bar, top - bar, right + bar, bottom + bar];
  return (
    <g>
      <path d={`M${outerLeft} ${outerTop}H${outerRight}V${outerBottom}H${outerLeft}Z`} fill={colour} />
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

function Sofa({
  background,
  idPrefix,
  room,
}: Pick<SceneProps, "background" | "idPrefix"> & { room: number }) {
  const { deep, furniture, accent } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <WindowLight x={10} y={10} scale={1.05} />
      <defs>
        <linearGradient id={id("cushion")} x2="0.3" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.2" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.22" />
        </linearGradient>
      </defs>
      <g transform={`translate(400 800) scale(${room}) translate(-400 -800)`}>
        <Plant x={718} y={752} scale={1.25} pot={deep} />
        <path d="M-200 752H1000v60H-200z" fill="#c99a68" />
        <path d="M-200 752H1000v4H-200z" fill="#fff" opacity="0.4" />
        <ellipse cx="370" cy="786" rx="330" ry="14" fill="#3a2414" opacity="0.3" />
        <path d="M94 770l-8 24h14l14-24ZM646 770l8 24h-14l-14-24Z" fill="#8a5a34" />
        <path d="M92 720V640q0-34 34-34h488q34 0 34 34v80Z" fill={furniture} />
        <path
          d="M92 720V640q0-34 34-34h240v114ZM374 720V606h240q34 0 34 34v80Z"
          fill={`url(#${id("cushion")})`}
        />
        <path d="M84 700h286v58H84q-6-30 0-58ZM370 700h286q6 28 0 58H370Z" fill={furniture} />
        <path
          d="M96 696h262q12 0 12 14v34q0 14-12 14H96ZM382 696h262v62H382q-12 0-12-14v-34q0-14 12-14Z"
          fill={`url(#${id("cushion")})`}
        />
        <path
          d="M60 764V672q0-28 26-28t26 28v92q0 10-8 10H70q-10 0-10-10ZM628 764V672q0-28 26-28t26 28v92q0 10-8 10h-34q-10 0-10-10Z"
          fill={furniture}
        />
        <path
          d="M60 764V672q0-28 26-28t26 28v92q0 10-8 10H70q-10 0-10-10ZM628 764V672q0-28 26-28t26 28v92q0 10-8 10h-34q-10 0-10-10Z"
          fill={`url(#${id("cushion")})`}
        />
        <path d="M112 762h516v12H112Z" fill="#000" opacity="0.25" />
        <g transform="rotate(-9 180 660)">
          <path d="M128 622q52 8 104 0-6 44 0 88-52-8-104 0 6-44 0-88Z" fill={accent} />
          <path d="M128 622q52 8 104 0-6 44 0 88-52-8-104 0 6-44 0-88Z" fill={`url(#${id("cushion")})`} />
        </g>
        <g transform="rotate(8 560 664)">
          <path d="M512 628q48 8 96 0-6 40 0 80-48-8-96 0 6-40 0-80Z" fill="#fdf6ea" />
          <path d="M524 640l72 0M524 654h72M524 668h72M524 682h72M524 696h72" stroke={deep} strokeWidth="5" />
          <path d="M512 628q48 8 96 0-6 40 0 80-48-8-96 0 6-40 0-80Z" fill={`url(#${id("cushion")})`} />
        </g>
      </g>
    </g>
  );
}
