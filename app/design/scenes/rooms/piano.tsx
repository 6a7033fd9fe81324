import { roomTones, Wall, WindowLight } from "../room";
import type { RoomProps } from "./room-props";

const white = 38;
/** After which white keys of an octave a black one follows. */
const blackAfter = [0, 1, 3, 4, 5];

/** An upright piano with its keys open, a metronome and a plant on it; its lid is at y 664. */
export function Piano({ background, idPrefix }: RoomProps) {
  const { accent, furniture } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  const keys = Array.from({ length: 19 }, (_, index) => 40 + index * white);
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <WindowLight x={470} y={-30} scale={1.4} />
      <linearGradient id={id("piano")} x2="0" y2="1">
        <stop offset="0" stopColor="#5a3a28" />
        <stop offset="1" stopColor="#3c2519" />
      </linearGradient>
      <path d="M24 690h752v110H24z" fill={`url(#${id("piano")})`} />
      <path d="M10 664h780v28H10z" fill="#6b4530" />
      <path d="M10 664h780v5H10z" fill="#fff" opacity="0.34" />
      <path d="M10 684h780v8H10z" fill="#000" opacity="0.25" />
      <path d="M40 706h720v34H40z" fill="#fff" opacity="0.05" />
      <path d="M40 748h722v52H40z" fill="#fdf9f0" />
      {keys.map((x) => (
        <path key={x} d={`M${x + white} 748v52`} stroke="#b9a892" strokeWidth="2" />
      ))}
      {keys
        .filter((_, index) => blackAfter.includes(index % 7))
        .map((x) => (
          <g key={x}>
            <path d={`M${x + white - 11} 748h22v34h-22z`} fill="#2b2826" />
            <path d={`M${x + white - 8} 748h5v30h-5z`} fill="#fff" opacity="0.2" />
          </g>
        ))}
      <path d="M40 742h722v9H40z" fill={accent} />
      <path d="M40 748h722v10H40z" fill="#000" opacity="0.14" />
      <g transform="translate(108 664)">
        <path d="M-44 0l26-128h36L44 0Z" fill="#8a5c3c" />
        <path d="M8-128h10L44 0H20Z" fill="#000" opacity="0.18" />
        <path d="M-24-12l17-98H7l17 98Z" fill="#f5ead9" />
        <path d="M0-12L26-118" stroke="#6b432a" strokeWidth="4" />
        <path d="M12-82l14 6 5-16-13-6Z" fill={accent} />
        <path d="M-48-6h96V0h-96z" fill="#5a3a28" />
      </g>
      <g transform="translate(704 664)">
        <path
          d="M-4-70c-50-10-84-50-86-96 44 4 80 40 90 92ZM2-70c8-60 50-98 96-96 0 46-40 86-92 96Z"
          fill="#3f7d63"
        />
        <path d="M-6-70c-30-50-30-110 0-150 30 40 36 100 8 150Z" fill="#5b9a78" />
        <path d="M-50-78H50L38 0h-76Z" fill={furniture} />
        <path d="M14-78h36L38 0H8Z" fill="#000" opacity="0.15" />
        <path d="M-54-86H54v14H-54z" fill={furniture} />
        <path d="M-54-86H54v6H-54z" fill="#fff" opacity="0.26" />
      </g>
    </g>
  );
}
