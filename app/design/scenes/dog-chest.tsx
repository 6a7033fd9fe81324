import { roomTones } from "./room";
import type { SceneBackground } from "./scene";

interface Fur {
  coat: string;
  head: string;
  shade: string;
  bib: string;
  bibShade: string;
}

const golden: Fur = {
  coat: "#d99a52",
  head: "#e3a75e",
  shade: "#b0722f",
  bib: "#f6d9a8",
  bibShade: "#dcae6e",
};
const chocolate: Fur = {
  coat: "#7d5138",
  head: "#8a5b40",
  shade: "#4f2f1e",
  bib: "#e6c9a4",
  bibShade: "#c09a70",
};
const silver: Fur = {
  coat: "#78838f",
  head: "#86919d",
  shade: "#46505b",
  bib: "#f8f6f2",
  bibShade: "#cbd0d6",
};
const cream: Fur = {
  coat: "#ead7b8",
  head: "#f3e4ca",
  shade: "#b89a6e",
  bib: "#fffaf0",
  bibShade: "#e2cfae",
};

/** A coat that sets off the wall. */
const furs: Record<SceneBackground, Fur> = { sand: golden, mint: chocolate, sky: silver, blush: cream };

/** Muzzle, chest and collar of a happy dog, too near to see more of it. */
export function DogChest({ background }: { background: SceneBackground }) {
  const { accent, furniture } = roomTones[background];
  const { coat, head, shade, bib, bibShade } = furs[background];
  const collar = background === "sky" ? accent : furniture;
  return (
    <g>
      <path
        d="M60 800C60 640 108 530 168 430C176 370 174 310 168 240H632C626 310 624 370 632 430c60 100 108 210 108 370Z"
        fill={coat}
      />
      <path
        d="M632 240c-6 70-8 130 0 190 60 100 108 210 108 370H590c40-150 46-290-10-410l-10-150Z"
        fill={shade}
        opacity="0.6"
      />
      <path
        d="M236 340l44 34 22-18 38 42 60-26 56 28 38-44 26 20 44-36c50 100 66 290 36 460H200c-30-170-14-360 36-460Z"
        fill={bib}
      />
      <path
        d="M494 354l26 20 44-36c50 100 66 290 36 462h-96c50-140 50-310-10-446Z"
        fill={bibShade}
        opacity="0.75"
      />
      <path d="M156 216c90 72 398 72 488 0l6 84c-106 80-394 80-500 0Z" fill={collar} />
      <path d="M156 216c90 72 398 72 488 0l2 24c-98 70-394 70-492 0Z" fill="#fff" opacity="0.2" />
      <path d="M520 258c52-10 94-24 124-42l6 84c-36 28-80 44-130 52Z" fill="#000" opacity="0.2" />
      <path
        d="M155 234c92 68 398 68 490 0M151 290c104 76 394 76 498 0"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.6"
        strokeWidth="3"
        strokeDasharray="11 8"
      />
      <path d="M148-20C120 90 150 196 240 232c100 40 216 40 312 0 92-36 124-142 96-252Z" fill={head} />
      <path
        d="M500-20c60 90 60 190-8 272 20-4 40-12 60-20 92-36 124-142 96-252Z"
        fill={shade}
        opacity="0.45"
      />
      <path d="M236-20c-20 96 2 172 56 196 62 28 146 28 208 0 54-24 78-100 56-196Z" fill={bib} />
      <path
        d="M470-20c40 70 34 150-22 214 18-4 36-10 52-18 54-24 78-100 56-196Z"
        fill={bibShade}
        opacity="0.7"
      />
      <path d="M352 118c8 92 84 92 92 0-26 18-66 18-92 0Z" fill="#e5737a" />
      <path d="M398 134v44" stroke="#b84c5c" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M398 44v56c-30 44-92 40-116-4M398 100c30 44 92 40 116-4"
        fill="none"
        stroke="#5b3520"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M326-20c-4 34 40 78 72 78s76-44 72-78Z" fill="#33241e" />
      <path d="M350-14c20 10 60 10 80-2" stroke="#7d6a60" strokeWidth="9" strokeLinecap="round" fill="none" />
      <g fill={shade} opacity="0.7">
        <circle cx="292" cy="66" r="5" />
        <circle cx="316" cy="86" r="5" />
        <circle cx="282" cy="96" r="5" />
        <circle cx="504" cy="66" r="5" />
        <circle cx="480" cy="86" r="5" />
        <circle cx="514" cy="96" r="5" />
      </g>
    </g>
  );
}
