import { roomTones, Wall, WindowLight } from "../room";
import type { RoomProps } from "./room-props";

/** A kitchen wall over a shelf with jars of treats and hanging cups; the wall is free down to y 640. */
export function KitchenWall({ background, idPrefix }: RoomProps) {
  const { deep, accent, furniture } = roomTones[background];
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <WindowLight x={10} y={20} scale={1.5} />
      <Jar x={92} wide={92} tall={104} fill="#c58a4e" lid={accent} />
      <Jar x={188} wide={74} tall={82} fill="#e7cfa2" lid={furniture} />
      <g transform="translate(650 676)">
        <path
          d="M-4-58c-44-6-76-40-78-80 40 2 70 34 82 76ZM2-58c6-52 40-86 84-84 0 40-32 76-80 84Z"
          fill="#3f7d63"
        />
        <path d="M-4-58c-26-44-24-92 2-128 26 36 30 84 6 128Z" fill="#5b9a78" />
        <path d="M-46-66H46L36 0h-72Z" fill={accent} />
        <path d="M14-66h32L36 0H8Z" fill="#000" opacity="0.15" />
      </g>
      <g transform="translate(734 676)">
        <path d="M-34-64h60v44q0 20-20 20h-20q-20 0-20-20Z" fill="#fdf8ef" />
        <path d="M8-64h18v44q0 20-20 20H-2q12-4 12-24Z" fill="#000" opacity="0.09" />
        <path d="M26-52q20-2 20 14t-22 14" fill="none" stroke="#fdf8ef" strokeWidth="8" />
        <path d="M-34-44h60v9h-60z" fill={furniture} />
      </g>
      <path d="M30 706h740v26H30z" fill={deep} opacity="0.5" />
      <path d="M20 676h760v32H20z" fill="#c99a68" />
      <path d="M20 676h760v6H20z" fill="#fff" opacity="0.42" />
      <path d="M20 699h760v9H20z" fill="#6b432a" opacity="0.3" />
      {[276, 400, 524].map((x, index) => (
        <g key={x} transform={`translate(${x} 708)`}>
          <path d="M0 0v10q0 10 10 10" stroke="#6b4a34" strokeWidth="6" fill="none" strokeLinecap="round" />
          <path d="M-24 34h64v46q0 20-20 20H-4q-20 0-20-20Z" fill={[furniture, "#fdf8ef", accent][index]} />
          <path d="M22 34h18v46q0 20-20 20H14q8-4 8-24Z" fill="#000" opacity="0.12" />
          <path
            d="M6 34q2-16 10-14t6 14"
            fill="none"
            stroke={[furniture, "#fdf8ef", accent][index]}
            strokeWidth="8"
          />
        </g>
      ))}
    </g>
  );
}

/** A glass jar of biscuits; its foot stands on the shelf. */
function Jar({
  x,
  wide,
  tall,
  fill,
  lid,
}: {
  x: number;
  wide: number;
  tall: number;
  fill: string;
  lid: string;
}) {
  const half = wide / 2;
  return (
    <g transform={`translate(${x} 676)`}>
      <path
        d={`M${-half} -10q0 10 10 10h${wide - 20}q10 0 10-10V${-tall}h${-wide}Z`}
        fill="#fff"
        opacity="0.6"
      />
      <path
        d={`M${-half + 6} -12q0 6 8 6h${wide - 28}q8 0 8-6V${-tall * 0.66}q${-wide * 0.2}-12 ${-wide * 0.42} 0t${-wide * 0.46} 0Z`}
        fill={fill}
      />
      <path
        d={`M${-half + 12} ${-tall * 0.4}h16M${half - 34} ${-tall * 0.3}h18M${-6} ${-tall * 0.2}h14`}
        stroke="#fff"
        strokeOpacity="0.45"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d={`M${-half + 8} ${-tall + 8}V-16`}
        stroke="#fff"
        strokeOpacity="0.8"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d={`M${-half - 4} ${-tall - 16}h${wide + 8}v18h${-wide - 8}z`} fill={lid} />
      <path d={`M${-half - 4} ${-tall - 16}h${wide + 8}v6h${-wide - 8}z`} fill="#fff" opacity="0.3" />
    </g>
  );
}
