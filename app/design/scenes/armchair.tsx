import { Plant, roomTones, Wall, WindowLight } from "./room";
import type { SceneProps } from "./scene";

/** A channeled armchair in a sunny corner. */
export function Armchair({ background, idPrefix }: Pick<SceneProps, "background" | "idPrefix">) {
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
            d={`M${x} 620V${[100, 74, 64, 64][index]}q41 ${[-22, -8, -2, 2][index]} 82 ${[-26, -10, 0, 10][index]}V620Z`}
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
