import { motifs } from "../../art/motifs";
import { roomTones } from "../room";
import type { RoomProps } from "./room-props";

const coats = {
  sand: { fur: "#d99a52", shade: "#a8682a" },
  mint: { fur: "#7d5138", shade: "#4f2f1e" },
  sky: { fur: "#8b96a2", shade: "#57626e" },
  blush: { fur: "#ead7b8", shade: "#b89a6e" },
};

/** Porch boards before a door, seen by someone who looks down; two paws wait at the lower edge. */
export function Doorstep({ background, idPrefix }: RoomProps) {
  const { furniture, accent, deep } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  const boards = [0, 100, 200, 300, 400, 500, 600, 700];
  return (
    <g>
      <defs>
        <linearGradient id={id("porch")} x2="0.6" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.35" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0.04" />
          <stop offset="1" stopColor="#3a2414" stopOpacity="0.28" />
        </linearGradient>
      </defs>
      <path d="M0 0h800v800H0z" fill="#c8ab88" />
      {boards.map((x, index) => (
        <g key={x}>
          <path d={`M${x} 120h100v680H${x}z`} fill={index % 2 ? "#3a2414" : "#fff"} opacity="0.05" />
          <path d={`M${x} 120v680`} stroke="#7b5c3d" strokeOpacity="0.6" strokeWidth="5" />
          <path d={`M${x + 4} 120v680`} stroke="#fff" strokeOpacity="0.3" strokeWidth="2" />
          <path
            d={`M${x + 30} 120q8 200-2 380t6 300M${x + 66} 120q-8 260 4 420t-4 260`}
            stroke="#8a6a48"
            strokeOpacity="0.28"
            strokeWidth="3"
            fill="none"
          />
        </g>
      ))}
      <path d="M0 0h800v800H0z" fill={`url(#${id("porch")})`} />
      <path d="M0 0h800v84H0z" fill={furniture} />
      <path d="M0 0h800v84H0z" fill="#000" opacity="0.1" />
      <path
        d="M60 0h310v54H60zM430 0h310v54H430z"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.28"
        strokeWidth="4"
      />
      <path d="M0 62h800v22H0z" fill="#dfb556" />
      <path d="M0 62h800v6H0z" fill="#fff4cc" />
      <path d="M0 84h800v46H0z" fill="#e9dfd0" />
      <path d="M0 84h800v12H0z" fill="#3a2414" opacity="0.3" />
      <path d="M0 122h800v8H0z" fill="#fff" opacity="0.6" />
      <path d="M0 130h800v16H0z" fill="#3a2414" opacity="0.25" />
      <g fill="#6b4a34" opacity="0.3">
        <path d={motifs.paw} transform="translate(66 706) rotate(-14) scale(.62)" />
        <path d={motifs.paw} transform="translate(650 688) rotate(22) scale(.62)" />
        <path d={motifs.paw} transform="translate(720 742) rotate(16) scale(.62)" />
      </g>
      <Leaf x={30} y={166} turn={-20} color={accent} />
      <Leaf x={746} y={178} turn={70} color="#e2a13a" />
      <Leaf x={14} y={640} turn={120} color={deep} />
      <Paw x={318} y={790} coat={coats[background]} />
      <Paw x={486} y={800} coat={coats[background]} />
    </g>
  );
}

function Leaf({ x, y, turn, color }: { x: number; y: number; turn: number; color: string }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d="M0 0C20-26 54-26 78 0 54 26 20 26 0 0Z"
        fill="#3a2414"
        opacity="0.25"
        transform="translate(4 6)"
      />
      <path d="M0 0C20-26 54-26 78 0 54 26 20 26 0 0Z" fill={color} />
      <path
        d="M-14 0H70M22 0l12-12M22 0l12 12M42 0l12-11M42 0l12 11"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="3"
        fill="none"
      />
    </g>
  );
}

/** A dog's paw from above, its leg coming in from below. */
function Paw({ x, y, coat }: { x: number; y: number; coat: { fur: string; shade: string } }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-50 60V-50C-74-84-52-120-24-112c10-16 38-16 48 0 28-8 50 28 26 62V60Z"
        fill="#3a2414"
        opacity="0.35"
        transform="translate(12 10)"
      />
      <path d="M-50 60V-50C-74-84-52-120-24-112c10-16 38-16 48 0 28-8 50 28 26 62V60Z" fill={coat.fur} />
      <path d="M24-112c28-8 50 28 26 62V60H24C40 0 44-60 24-112Z" fill={coat.shade} opacity="0.5" />
      <path
        d="M-24-108c-4 18-4 28 0 38M24-108c4 18 4 28 0 38M0-118"
        stroke={coat.shade}
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M-44-92l-4-10M0-120v-8M44-92l4-10" stroke="#4a3328" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M-40-56c-10-18-2-36 10-40"
        stroke="#fff"
        strokeOpacity="0.4"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}
