import { roomTones, Wall, WindowLight } from "./room";
import type { SceneProps } from "./scene";

/** A made bed seen from its foot, with a rail for a blanket to hang over. */
export function Bed({ background, idPrefix }: Pick<SceneProps, "background" | "idPrefix">) {
  const { deep, furniture, accent } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <defs>
        <linearGradient id={id("rail")} x2="0" y2="1">
          <stop offset="0" stopColor="#f3dcbc" />
          <stop offset="1" stopColor="#cfa576" />
        </linearGradient>
        <linearGradient id={id("panel")} x2="1" y2="0.3">
          <stop offset="0" stopColor="#ecd0aa" />
          <stop offset="1" stopColor="#d3ab7c" />
        </linearGradient>
        <linearGradient id={id("linen")} x2="0" y2="1">
          <stop offset="0" stopColor="#fffdf8" />
          <stop offset="1" stopColor="#eadfd0" />
        </linearGradient>
      </defs>
      <WindowLight x={10} y={-150} scale={0.9} />
      <path d="M0 716h800v84H0z" fill="#b5855a" />
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
      <path d="M96 286h132v396H96zM572 286h132v396H572z" fill="#b98d5c" opacity="0.55" />
      <path d="M104 296h124v386H104zM580 296h124v386H580z" fill="#e9cba2" />
      <path d="M104 296l14 12v362l-14 12ZM580 296l14 12v362l-14 12Z" fill="#fff" opacity="0.18" />
      <path d="M70 690h660v8H70z" fill="#8f6238" opacity="0.3" />
      <path d="M70 262h660v22H70z" fill="#8f6238" opacity="0.28" />
      <path d="M54 212h692q12 0 12 26t-12 26H54q-12 0-12-26t12-26Z" fill={`url(#${id("rail")})`} />
      <path d="M52 219h696v8H52z" fill="#fff" opacity="0.3" />
      {[30, 722].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M0 200h48v536q0 10-10 10H10q-10 0-10-10Z" fill="#e0bd90" />
          <path d="M30 200h18v536q0 10-10 10h-8Z" fill="#8f6238" opacity="0.4" />
          <circle cx="24" cy="182" r="27" fill="#ecd0aa" />
          <path d="M32 156a27 27 0 0 1-8 53 34 34 0 0 0 8-53Z" fill="#8f6238" opacity="0.4" />
          <circle cx="15" cy="172" r="6" fill="#fff" opacity="0.6" />
        </g>
      ))}
    </g>
  );
}
