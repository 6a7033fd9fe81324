import { roomTones } from "../room";
import type { SceneBackground } from "../scene";
import type { RoomProps } from "./room-props";

/** Cupboards and a tiled floor. */
export function KitchenFloor({ background, idPrefix }: RoomProps) {
  const { wall, deep, furniture } = roomTones[background];
  const light = `${idPrefix}-kitchen`;
  return (
    <g>
      <linearGradient id={light} x2="1" y2="0.8">
        <stop offset="0" stopColor="#fff" stopOpacity="0.6" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0.05" />
        <stop offset="1" stopColor="#2a1a10" stopOpacity="0.16" />
      </linearGradient>
      <path d="M0 0h800v800H0z" fill={wall} />
      <path d="M22-20h236v440H22zM282-20h236v440H282zM542-20h236v440H542z" fill={deep} />
      <path
        d="M46-20h188v416H46zM306-20h188v416H306zM566-20h188v416H566z"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="5"
      />
      <path d="M0 420h800v50H0z" fill={furniture} opacity="0.55" />
      <path d="M0 420h800v8H0z" fill="#000" opacity="0.16" />
      <path d="M0 470h800v330H0z" fill="#f7efe2" />
      <path
        d="M-60 470h120L-60 560V470ZM180 470h120l-40 90H110ZM420 470h120l40 90H430ZM660 470h120l110 90H740ZM-40 560h150L0 670h-190ZM260 560h170l0 110H220ZM580 560h160l60 110H600ZM0 670h220l-20 140H-60ZM400 670h200l30 140H400Z"
        fill={deep}
        opacity="0.55"
      />
      <path d="M0 470h800v6H0z" fill="#3a2414" opacity="0.2" />
      <path d="M0 0h800v800H0z" fill={`url(#${light})`} />
    </g>
  );
}

interface Pet {
  kind: "dog" | "cat";
  fur: string;
  shade: string;
  bib: string;
}

/** Whose kitchen it is: two belong to dogs, two to cats. */
const pets: Record<SceneBackground, Pet> = {
  sand: { kind: "dog", fur: "#d99a52", shade: "#a8682a", bib: "#f6d9a8" },
  mint: { kind: "cat", fur: "#a39a8f", shade: "#6f665c", bib: "#fbf7f0" },
  sky: { kind: "cat", fur: "#e39a4a", shade: "#b0661f", bib: "#fff1dc" },
  blush: { kind: "dog", fur: "#ead7b8", shade: "#b89a6e", bib: "#fffaf0" },
};

/** Chest, front legs and muzzle of a pet behind its bowl, too near to see more of it. */
export function WaitingPet({ background }: Pick<RoomProps, "background">) {
  const { accent } = roomTones[background];
  const { kind, fur, shade, bib } = pets[background];
  return (
    <g>
      <path d="M168 640C150 420 190 260 262 180H538c72 80 112 240 94 460Z" fill={fur} />
      <path d="M538 180c72 80 112 240 94 460H500c40-150 50-300 38-460Z" fill={shade} opacity="0.5" />
      <path d="M300 250q100 60 200 0c30 120 24 260 0 390H300c-24-130-30-270 0-390Z" fill={bib} />
      <path
        d="M300 330l26 30 26-24 26 34 26-32 26 32 26-34 26 24 22-30"
        stroke={shade}
        strokeOpacity="0.35"
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M232 190c60 66 276 66 336 0l14 58c-70 66-294 66-364 0Z" fill={accent} />
      <path d="M232 190c60 66 276 66 336 0l3 14c-62 62-280 62-342 0Z" fill="#fff" opacity="0.28" />
      <circle cx="400" cy="290" r="34" fill="#dfb556" />
      <path d="M424 268a34 34 0 0 1-34 54c30-6 42-30 34-54Z" fill="#9c7022" opacity="0.6" />
      <path
        d="M378 284a24 24 0 0 1 14-16"
        stroke="#fff4cc"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M206-20C176 110 226 214 400 222S624 110 594-20Z" fill={fur} />
      <path d="M500-20c56 110 40 196-30 236 100-26 146-120 124-236Z" fill={shade} opacity="0.45" />
      {kind === "dog" ? <DogMuzzle bib={bib} shade={shade} /> : <CatMuzzle bib={bib} shade={shade} />}
    </g>
  );
}

function DogMuzzle({ bib, shade }: { bib: string; shade: string }) {
  return (
    <g>
      <path d="M290-20c-22 100 6 196 110 206 104-10 132-106 110-206Z" fill={bib} />
      <path d="M362 118c0 66 8 92 38 92s38-26 38-92Z" fill="#e5737a" />
      <path d="M400 140v44" stroke="#b84c5c" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M400 52v48c-24 40-76 36-98 0M400 100c24 40 76 36 98 0"
        fill="none"
        stroke="#5b3520"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M328-20c-2 44 40 82 72 82s74-38 72-82Z" fill="#33241e" />
      <path d="M350 4c14 14 34 18 52 16" stroke="#8a766b" strokeWidth="9" fill="none" strokeLinecap="round" />
      <g fill={shade} opacity="0.7">
        <circle cx="322" cy="66" r="5" />
        <circle cx="346" cy="84" r="5" />
        <circle cx="478" cy="66" r="5" />
        <circle cx="454" cy="84" r="5" />
      </g>
    </g>
  );
}

function CatMuzzle({ bib, shade }: { bib: string; shade: string }) {
  return (
    <g>
      <path d="M400 60c-30-34-104-20-112 34-8 52 50 96 112 96s120-44 112-96c-8-54-82-68-112-34Z" fill={bib} />
      <path d="M366 36q34-16 68 0c-2 22-18 36-34 40-16-4-32-18-34-40Z" fill="#e58b94" />
      <path
        d="M378 42q14-6 30-4"
        stroke="#fff"
        strokeOpacity="0.7"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M400 76v28c-18 34-62 32-78 4M400 104c18 34 62 32 78 4"
        fill="none"
        stroke="#5b3520"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M372 138c8 34 48 34 56 0" fill="#e5737a" />
      <path
        d="M310 92L150 62M312 112L146 122M318 130L166 178M490 92l160-30M488 112l166 10M482 130l152 48"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g fill={shade} opacity="0.7">
        <circle cx="334" cy="92" r="5" />
        <circle cx="350" cy="112" r="5" />
        <circle cx="466" cy="92" r="5" />
        <circle cx="450" cy="112" r="5" />
      </g>
    </g>
  );
}
