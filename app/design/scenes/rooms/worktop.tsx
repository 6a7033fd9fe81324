import { roomTones, Wall } from "../room";
import type { RoomProps } from "./room-props";

/** A kitchen worktop before a tiled wall, with herbs, tomatoes and a loaf; what leans on the wall stands at y 664. */
export function Worktop({ background, idPrefix }: RoomProps) {
  const { deep, accent, furniture } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <defs>
        <pattern id={id("tiles")} width="134" height="134" patternUnits="userSpaceOnUse">
          <path d="M0 1h134M0 68h134M1 0v67M68 67v67" stroke={deep} strokeOpacity="0.75" strokeWidth="4" />
          <path d="M0 5h134M0 72h134M5 4v62M72 71v62" stroke="#fff" strokeOpacity="0.7" strokeWidth="3" />
        </pattern>
        <linearGradient id={id("top")} x2="0" y2="1">
          <stop offset="0" stopColor="#fbf7f0" />
          <stop offset="1" stopColor="#dfd5c6" />
        </linearGradient>
      </defs>
      <path d="M0 0h800v640H0z" fill={`url(#${id("tiles")})`} />
      <path d="M0 620h800v22H0z" fill="#3a2414" opacity="0.1" />
      <path d="M0 638h800v104H0z" fill={`url(#${id("top")})`} />
      <path d="M0 638h800v4H0z" fill="#fff" />
      <path
        d="M60 690q160-30 250-8t190-10M520 712q120-24 240-6"
        stroke="#b9ae9f"
        strokeOpacity="0.35"
        strokeWidth="4"
        fill="none"
      />
      <path d="M0 742h800v14H0z" fill="#b9ae9f" />
      <path d="M0 756h800v44H0z" fill={furniture} />
      <path d="M0 756h800v8H0z" fill="#000" opacity="0.22" />
      <g transform="translate(66 700)">
        <ellipse cx="8" cy="0" rx="66" ry="11" fill="#3a2414" opacity="0.22" />
        <g fill="#5b9a78">
          <path d="M-4-80c-44-4-66-30-66-62 38 2 62 26 66 62ZM2-80c4-44 30-68 66-68 0 38-28 62-66 68Z" />
          <path d="M-6-84c-30-30-32-80-8-112 28 30 32 76 8 112Z" fill="#3f7d63" />
          <path d="M4-84c-10-40 6-78 36-96 14 36 0 76-36 96Z" fill="#6fae86" />
        </g>
        <path d="M-46-86H46L38 0h-76Z" fill={accent} />
        <path d="M14-86h32L38 0H8Z" fill="#000" opacity="0.15" />
        <path d="M-46-86H46v8H-46z" fill="#fff" opacity="0.3" />
      </g>
    </g>
  );
}

/** A tomato, a wedge of cheese and a knife, in front of the board. */
export function Snacks() {
  return (
    <g>
      <ellipse cx="664" cy="724" rx="112" ry="12" fill="#3a2414" opacity="0.24" />
      <circle cx="610" cy="690" r="36" fill="#c9402c" />
      <circle cx="598" cy="676" r="10" fill="#fff" opacity="0.5" />
      <path
        d="M610 662l-6-14M610 660q-16-10-24 0M610 660q18-10 26 0"
        stroke="#3f7d63"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M636 726V692l108-26 18 22v38Z" fill="#f2c45e" />
      <path d="M636 692l108-26 18 22-126 12Z" fill="#fae2a0" />
      <circle cx="676" cy="714" r="8" fill="#d9a23a" />
      <circle cx="722" cy="706" r="11" fill="#d9a23a" />
    </g>
  );
}
