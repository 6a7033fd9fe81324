import { roomTones, Wall, WindowLight } from "../room";
import type { RoomProps } from "./room-props";

/** The wall beside a door, close up: its casing at the right, a leash on a hook at the left, paneling below. */
export function Doorway({ background, idPrefix }: RoomProps) {
  const { deep, accent, furniture } = roomTones[background];
  const casing = `${idPrefix}-casing`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <WindowLight x={150} y={-90} scale={1.9} />
      <linearGradient id={casing}>
        <stop offset="0" stopColor="#fffdf8" />
        <stop offset="0.7" stopColor="#f6efe2" />
        <stop offset="1" stopColor="#d9cbb6" />
      </linearGradient>
      <path d="M0 724h692v76H0z" fill="#fffdf8" />
      <path d="M0 716h692v12H0z" fill="#fffdf8" />
      <path d="M0 728h692v5H0z" fill={deep} opacity="0.8" />
      <path d="M692 0h14v800h-14z" fill="#3a2414" opacity="0.16" />
      <path d="M700-10h66v820h-66z" fill={`url(#${casing})`} />
      <path d="M712-10v820M754-10v820" stroke={deep} strokeOpacity="0.7" strokeWidth="3" />
      <path d="M766-10h34v820h-34z" fill={furniture} />
      <path d="M766-10h12v820h-12z" fill="#000" opacity="0.24" />
      <g transform="translate(74 96)">
        <path d="M-26-40h52v76q0 12-12 12h-28q-12 0-12-12z" fill="#c99a68" />
        <path d="M-26-40h52v7h-52z" fill="#fff" opacity="0.4" />
        <path d="M0-8v40q0 18 22 18" stroke="#6b4a34" strokeWidth="12" fill="none" strokeLinecap="round" />
        <path
          d="M12 46C-44 150-40 330-10 450s36 120 8 190M16 46c54 110 50 270 22 380-14 56-28 120-22 200"
          stroke={accent}
          strokeWidth="14"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M12 46C-44 150-40 330-10 450"
          stroke="#fff"
          strokeOpacity="0.35"
          strokeWidth="4"
          fill="none"
        />
        <path d="M0 616h34v50H0z" fill="#d5d8dc" />
        <path d="M17 664a24 24 0 1 0 .1 0Z" fill="none" stroke="#aab2ba" strokeWidth="10" />
      </g>
    </g>
  );
}
