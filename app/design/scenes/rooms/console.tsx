import { roomTones, Wall, WindowLight } from "../room";
import type { RoomProps } from "./room-props";

/** A walnut console with a vase, books and a bowl, under an empty wall; its top is at y 668. */
export function Console({ background, idPrefix }: RoomProps) {
  const { deep, accent, furniture } = roomTones[background];
  const wood = `${idPrefix}-console`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <WindowLight x={4} y={30} scale={1.15} />
      <linearGradient id={wood} x2="0" y2="1">
        <stop offset="0" stopColor="#8a5c3c" />
        <stop offset="1" stopColor="#6b432a" />
      </linearGradient>
      <path d="M0 790h800v10H0z" fill="#c99a68" />
      <path d="M60 700h680v100H60z" fill={`url(#${wood})`} />
      <path d="M76 716h206v84H76zM297 716h206v84H297zM518 716h206v84H518z" fill="#000" opacity="0.13" />
      <path d="M76 716h206v5H76zM297 716h206v5H297zM518 716h206v5H518z" fill="#fff" opacity="0.14" />
      <g fill="#e3bd63">
        <circle cx="179" cy="758" r="8" />
        <circle cx="400" cy="758" r="8" />
        <circle cx="621" cy="758" r="8" />
      </g>
      <path d="M40 668h720v34H40z" fill="#9a6a46" />
      <path d="M40 668h720v5H40z" fill="#fff" opacity="0.35" />
      <path d="M40 694h720v8H40z" fill="#000" opacity="0.16" />
      <Branches x={104} y={668} vase={accent} shade={deep} />
      <g transform="translate(640 668)">
        <path d="M-52-20H66V0H-52z" fill={furniture} />
        <path d="M-46-38H58v18H-46z" fill="#f7efe2" />
        <path d="M-50-54H50v16H-50z" fill={accent} />
        <path d="M-52-20H66v5H-52zM-50-54H50v4H-50z" fill="#fff" opacity="0.25" />
        <path d="M-46-33H58M-46-27H58" stroke="#cbb79f" strokeWidth="2" />
        <path d="M-30-54q2-26 34-26t34 26Z" fill="#fbf6ee" />
        <path d="M10-79q26 2 28 25H20q4-14-10-25Z" fill={deep} opacity="0.6" />
      </g>
    </g>
  );
}

/** A round vase with eucalyptus; its foot stands at x, y. */
function Branches({ x, y, vase, shade }: { x: number; y: number; vase: string; shade: string }) {
  const leaves = [
    [-40, -150, -30],
    [-62, -196, -40],
    [-24, -206, 20],
    [4, -170, 60],
    [-8, -250, -14],
    [30, -222, 40],
    [46, -166, 70],
    [-70, -250, -50],
    [18, -280, 16],
  ];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0-80C-8-150-40-190-66-262M0-80C2-160 0-220 12-292M0-80C14-150 34-180 52-236"
        stroke="#6d8a72"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      {leaves.map(([left, top, turn], index) => (
        <ellipse
          key={`${left} ${top}`}
          rx="20"
          ry="13"
          transform={`translate(${left} ${top}) rotate(${turn})`}
          fill={index % 2 ? "#8fb293" : "#6f9a80"}
        />
      ))}
      <path d="M-16-92h32v14c30 8 44 26 44 44C60-10 36 0 0 0S-60-10-60-34c0-18 14-36 44-44Z" fill={vase} />
      <path d="M16-78c30 8 44 26 44 44C60-10 36 0 0 0c30-10 44-44 16-78Z" fill="#000" opacity="0.16" />
      <path
        d="M-42-46c2-12 10-20 20-24"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M-16-92h32v6h-32z" fill={shade} opacity="0.7" />
    </g>
  );
}
