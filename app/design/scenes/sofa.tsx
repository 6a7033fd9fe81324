import { Plant, roomTones, Wall, WindowLight } from "./room";
import type { SceneProps } from "./scene";

/** A sofa under an empty wall; `room` above 1 stands nearer to it. */
export function Sofa({
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
        <FloorLamp idPrefix={idPrefix} shade={accent} />
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

function FloorLamp({ idPrefix, shade }: { idPrefix: string; shade: string }) {
  const glow = `${idPrefix}-glow`;
  return (
    <g transform="translate(56 -10)">
      <radialGradient id={glow}>
        <stop offset="0" stopColor="#ffe9b8" stopOpacity="0.75" />
        <stop offset="1" stopColor="#ffe9b8" stopOpacity="0" />
      </radialGradient>
      <circle cx="62" cy="450" r="170" fill={`url(#${glow})`} />
      <path d="M58 470h8v296h-8zM30 762h64v10H30z" fill="#6b4a34" />
      <path d="M32 400h60l32 86H0Z" fill={shade} />
      <path d="M70 400h22l32 86H84Z" fill="#000" opacity="0.13" />
      <path d="M32 400h60l2 6H30ZM3 478h118l3 8H0Z" fill="#fff" opacity="0.35" />
    </g>
  );
}
