import { Plant, roomTones, Wall } from "./room";
import type { SceneProps } from "./scene";

/** A window with a quiet morning behind it, and the sill that a mug can stand on. */
export function WindowSill({ background, idPrefix }: Pick<SceneProps, "background" | "idPrefix">) {
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
