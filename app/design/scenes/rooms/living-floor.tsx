import { motifs } from "../../art/motifs";
import { roomTones } from "../room";
import type { SceneBackground } from "../scene";
import { Floorboards } from "./floorboards";
import type { RoomProps } from "./room-props";

/** A living room's floor before a sofa, seen from above: a cat asleep at the left, toys at the right. */
export function LivingFloor({ background, idPrefix }: RoomProps) {
  const { furniture, accent, deep } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Floorboards idPrefix={idPrefix} tone="#d3ae80" wide={80} lying />
      <defs>
        <linearGradient id={id("seat")} x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.2" />
          <stop offset="0.6" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.3" />
        </linearGradient>
        <radialGradient id={id("round")} cx="0.32" cy="0.26" r="0.9">
          <stop offset="0" stopColor="#fff" stopOpacity="0.42" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.34" />
        </radialGradient>
      </defs>
      <path d="M66-20h704v110q0 40-40 40H100q-34 0-34-40Z" fill="#2a1a10" opacity="0.28" />
      <path d="M50-20h700v96q0 36-36 36H86q-36 0-36-36Z" fill={furniture} />
      <path
        d="M104-20h294v84q0 26-26 26H130q-26 0-26-26ZM402-20h294v84q0 26-26 26H428q-26 0-26-26Z"
        fill={furniture}
      />
      <path
        d="M104-20h294v84q0 26-26 26H130q-26 0-26-26ZM402-20h294v84q0 26-26 26H428q-26 0-26-26Z"
        fill={`url(#${id("seat")})`}
        stroke="#000"
        strokeOpacity="0.16"
        strokeWidth="3"
      />
      <path d="M430-20h110l14 58q2 12-12 12H438q-14 0-12-12Z" fill={accent} />
      <Cushion color={deep} shade={id("round")} />
      <SleepingCat background={background} />
      <Basket shade={id("round")} />
      <g transform="translate(694 648)">
        <circle cx="8" cy="12" r="44" fill="#2a1a10" opacity="0.28" />
        <circle r="42" fill="#c9d65a" />
        <circle r="42" fill={`url(#${id("round")})`} />
        <path d="M-30-30q24 26 4 70M30-30Q6-4 26 32" stroke="#fff" strokeWidth="5" fill="none" />
      </g>
    </g>
  );
}

function Cushion({ color, shade }: { color: string; shade: string }) {
  return (
    <g transform="translate(78 470)">
      <ellipse cx="14" cy="20" rx="142" ry="142" fill="#2a1a10" opacity="0.28" />
      <circle r="138" fill={color} />
      <circle r="138" fill={`url(#${shade})`} />
      <circle r="116" fill="none" stroke="#fff" strokeOpacity="0.5" strokeWidth="3" strokeDasharray="10 8" />
    </g>
  );
}

const coats: Record<SceneBackground, { fur: string; shade: string }> = {
  sand: { fur: "#8d857c", shade: "#5b534b" },
  mint: { fur: "#e39a4a", shade: "#ad6420" },
  sky: { fur: "#f4ead9", shade: "#c2ab8b" },
  blush: { fur: "#4a4543", shade: "#25211f" },
};

/** Curled up on its cushion, from above. */
function SleepingCat({ background }: Pick<RoomProps, "background">) {
  const { fur, shade } = coats[background];
  return (
    <g transform="translate(78 474)">
      <ellipse cx="8" cy="12" rx="100" ry="90" fill="#2a1a10" opacity="0.25" />
      <ellipse rx="98" ry="88" fill={fur} />
      <path
        d="M-60-60C10-100 96-60 98 4 96 60 40 92-16 86 60 70 76 20 52-14 30-48-24-66-60-60Z"
        fill={shade}
        opacity="0.35"
      />
      <path
        d="M-20-84q-4 20 2 30M10-86q0 18 6 28M38-76q-4 16-2 26"
        stroke={shade}
        strokeWidth="8"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M-8 84C-60 90-104 60-100 10" stroke={fur} strokeWidth="30" fill="none" strokeLinecap="round" />
      <path
        d="M-8 84C-60 90-104 60-100 10"
        stroke={shade}
        strokeOpacity="0.5"
        strokeWidth="30"
        fill="none"
        strokeLinecap="butt"
        strokeDasharray="9 22"
      />
      <g transform="translate(-14 26) rotate(-14)">
        <path d="M-42-14l-4-42 32 20ZM42-14l4-42-32 20Z" fill={fur} />
        <path d="M-36-22l-2-22 18 12ZM36-22l2-22-18 12Z" fill="#e7a6a0" />
        <ellipse rx="50" ry="42" fill={fur} />
        <path
          d="M-30-2q9 9 18 0M12-2q9 9 18 0"
          stroke="#2a211c"
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
        <path d="M-6 12h12l-6 7Z" fill="#d9727a" />
        <path
          d="M0 19q-7 9-14 3M0 19q7 9 14 3"
          stroke="#2a211c"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}

/** A basket with the toys that were put away. */
function Basket({ shade }: { shade: string }) {
  return (
    <g transform="translate(728 330)">
      <circle cx="12" cy="18" r="118" fill="#2a1a10" opacity="0.3" />
      <circle r="114" fill="#c98f4e" />
      <circle r="114" fill="none" stroke="#8a5a2a" strokeWidth="12" strokeDasharray="16 8" />
      <circle r="94" fill="#6d4422" />
      <g transform="translate(-78 -66) rotate(-16) scale(1.25)">
        <path d={motifs.bone} fill="#f3e4c8" />
      </g>
      <circle cx="24" cy="34" r="36" fill="#c95f38" />
      <circle cx="24" cy="34" r="36" fill={`url(#${shade})`} />
      <path d="M-70 46q26 30 60 22" stroke="#5b9a9a" strokeWidth="20" fill="none" strokeLinecap="round" />
      <circle r="114" fill={`url(#${shade})`} />
    </g>
  );
}
