import { roomTones, Wall } from "../room";
import type { RoomProps } from "./room-props";

/** A bookshelf in evening sun; what is shown stands at y 676, left of the books. */
export function Shelf({ background, idPrefix }: RoomProps) {
  const { deep, accent, furniture } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  const books = [
    { x: 622, wide: 46, tall: 392, color: furniture },
    { x: 668, wide: 34, tall: 350, color: "#f2dfc0" },
    { x: 702, wide: 52, tall: 420, color: accent },
    { x: 754, wide: 50, tall: 372, color: deep },
  ];
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <defs>
        <linearGradient id={id("shade")} x2="0" y2="1">
          <stop offset="0" stopColor="#3a2414" stopOpacity="0.28" />
          <stop offset="1" stopColor="#3a2414" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={id("board")} x2="0" y2="1">
          <stop offset="0" stopColor="#dcb684" />
          <stop offset="1" stopColor="#c0905d" />
        </linearGradient>
        <linearGradient id={id("spine")}>
          <stop offset="0" stopColor="#fff" stopOpacity="0.28" />
          <stop offset="0.3" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.26" />
        </linearGradient>
      </defs>
      <path d="M0 0h800v46H0z" fill="#c99a68" />
      <path d="M0 36h800v10H0z" fill="#6b432a" opacity="0.35" />
      <path d="M0 46h800v110H0z" fill={`url(#${id("shade")})`} />
      <path d="M-20 690L330 46H520L170 690Z" fill="#fffaf0" opacity="0.35" />
      {books.map(({ x, wide, tall, color }) => (
        <g key={x} transform={`translate(${x} ${660 - tall})`}>
          <path d={`M0 6q0-6 6-6h${wide - 12}q6 0 6 6v${tall - 6}H0z`} fill={color} />
          <path d={`M0 6q0-6 6-6h${wide - 12}q6 0 6 6v${tall - 6}H0z`} fill={`url(#${id("spine")})`} />
          <path
            d={`M8 34h${wide - 16}M8 44h${wide - 16}M8 ${tall - 40}h${wide - 16}`}
            stroke="#fff"
            strokeOpacity="0.6"
            strokeWidth="3"
          />
        </g>
      ))}
      <path d="M0 656h800v74H0z" fill={`url(#${id("board")})`} />
      <path d="M0 656h800v5H0z" fill="#fff" opacity="0.5" />
      <path d="M0 730h800v26H0z" fill="#a97b50" />
      <path d="M0 730h800v4H0z" fill="#fff" opacity="0.3" />
      <path d="M0 756h800v44H0z" fill={deep} />
      <path d="M0 756h800v44H0z" fill={`url(#${id("shade")})`} />
      <path
        d="M0 682q260 8 420-2t380 4M0 708q180-6 400 2t400-2"
        stroke="#8a5a34"
        strokeOpacity="0.28"
        strokeWidth="3"
        fill="none"
      />
      <g transform="translate(70 668)">
        <ellipse cx="20" cy="0" rx="64" ry="12" fill="#3a2414" opacity="0.22" />
        <path d="M-2-92c-30-40-28-96 0-126 28 30 30 86 0 126Z" fill="#3f7d63" />
        <path
          d="M-2-92c-44-10-64-44-58-84 36 8 60 42 58 84ZM-2-92c40-12 62-48 54-88-36 10-58 46-54 88Z"
          fill="#5b9a78"
        />
        <path d="M-42-92h84L34 0h-68Z" fill={accent} />
        <path d="M12-92h30L34 0H6Z" fill="#000" opacity="0.16" />
        <path d="M-46-100h92v18h-92z" fill={accent} />
        <path d="M-46-100h92v6h-92z" fill="#fff" opacity="0.3" />
      </g>
    </g>
  );
}
