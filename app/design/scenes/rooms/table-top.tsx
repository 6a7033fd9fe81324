import { roomTones } from "../room";
import type { RoomProps } from "./room-props";

const woods = {
  sand: { board: "#dcb684", line: "#a97b50" },
  mint: { board: "#d6a878", line: "#9d6f45" },
  sky: { board: "#e3c69c", line: "#b08d57" },
  blush: { board: "#cf9d72", line: "#946541" },
};

/** A wooden table seen from above, with a cloth in one corner, lit from the top left. */
export function TableTop({ background, idPrefix }: RoomProps) {
  const { board, line } = woods[background];
  const { deep, wall, accent } = roomTones[background];
  const light = `${idPrefix}-table-light`;
  return (
    <g>
      <radialGradient id={light} cx="0.2" cy="0.1" r="1.2">
        <stop offset="0" stopColor="#fff" stopOpacity="0.45" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0.05" />
        <stop offset="1" stopColor="#3a2414" stopOpacity="0.3" />
      </radialGradient>
      <path d="M0 0h800v800H0z" fill={board} />
      <path
        d="M0 132h800M0 268h800M0 404h800M0 540h800M0 676h800"
        stroke={line}
        strokeOpacity="0.75"
        strokeWidth="4"
      />
      <path
        d="M0 136h800M0 272h800M0 408h800M0 544h800M0 680h800"
        stroke="#fff"
        strokeOpacity="0.3"
        strokeWidth="2"
      />
      <path
        d="M0 40q220 20 420 4t380 8M0 92q300-16 500 2t300-6M0 180q160 14 330 0t470 10M0 230q240-12 480 4t320-6M0 310q260 18 470 2t330 8M0 362q200-14 420 0t380-4M0 450q180 12 380-2t420 8M0 500q300-14 520 4t280-8M0 590q220 16 440 0t360 6M0 640q260-14 460 2t340-4M0 722q200 14 400 0t400 6M0 770q280-12 500 2t300-4"
        stroke={line}
        strokeOpacity="0.32"
        strokeWidth="3"
        fill="none"
      />
      <g transform="rotate(-24 800 0)">
        <path d="M560-120H1000V150H560z" fill="#3a2414" opacity="0.18" transform="translate(8 14)" />
        <path d="M560-120H1000V150H560z" fill={wall} />
        <path d="M560 96H1000M560 112H1000" stroke={accent} strokeWidth="7" />
        <path d="M560 76H1000" stroke={deep} strokeWidth="12" />
        <path
          d="M560 150v16M584 150v16M608 150v16M632 150v16M656 150v16M680 150v16M704 150v16M728 150v16M752 150v16M776 150v16M800 150v16M824 150v16M848 150v16"
          stroke={wall}
          strokeWidth="6"
        />
      </g>
      <path d="M0 0h800v800H0z" fill={`url(#${light})`} />
    </g>
  );
}
