import { roomTones } from "../room";
import { Floorboards } from "./floorboards";
import type { RoomProps } from "./room-props";

/** A wooden table from above, with a glass, a vase and a napkin at its edge. */
export function LaidTable({ background, idPrefix }: RoomProps) {
  const { accent, furniture, deep } = roomTones[background];
  return (
    <g>
      <Floorboards idPrefix={idPrefix} tone="#d8b388" wide={160} lying />
      <g transform="translate(104 96)">
        <circle cx="14" cy="20" r="86" fill="#2a1a10" opacity="0.28" />
        <circle r="80" fill={deep} />
        <circle r="64" fill="#fffdf8" opacity="0.5" />
        <g>
          {[0, 72, 144, 216, 288].map((turn) => (
            <g key={turn} transform={`rotate(${turn}) translate(0 -46)`}>
              <path d="M0 26C-34 10-30-30 0-34 30-30 34 10 0 26Z" fill="#5b9a78" opacity="0.9" />
              <path d="M0 26V-30" stroke="#2f6656" strokeWidth="3" />
            </g>
          ))}
          {[30, 150, 270].map((turn) => (
            <g key={turn} transform={`rotate(${turn}) translate(0 -24)`}>
              <circle r="22" fill={accent} />
              <circle r="9" fill="#fff4cc" />
            </g>
          ))}
        </g>
      </g>
      <g transform="translate(706 150)">
        <circle cx="12" cy="18" r="62" fill="#2a1a10" opacity="0.24" />
        <circle r="60" fill="#dcebf0" opacity="0.85" />
        <circle r="48" fill="#bcdbe6" />
        <circle r="60" fill="none" stroke="#fff" strokeWidth="5" />
        <path d="M-34-20a40 40 0 0 1 30-22" stroke="#fff" strokeWidth="7" fill="none" strokeLinecap="round" />
        <path d="M-8 6l34-16 14 26-34 16Z" fill="#fff" opacity="0.7" />
      </g>
      <path d="M-30 620L110 560l60 250H-30Z" fill="#2a1a10" opacity="0.22" transform="translate(8 10)" />
      <path d="M-30 620L110 560l60 250H-30Z" fill={furniture} />
      <path d="M-30 650L116 588l10 42L-30 696Z" fill="#fff" opacity="0.22" />
      <path d="M60 582l50-22 60 250h-56Z" fill="#000" opacity="0.14" />
    </g>
  );
}
