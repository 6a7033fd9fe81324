import type { GoodProps } from "./good";
import { Ground, SoftShadow } from "./ground";

/** A round dial in a cord, a ring of light around it, and the plug. */
export function NeonDimmer({ background, idPrefix }: GoodProps) {
  const dial = `${idPrefix}-dial`;
  const glow = `${idPrefix}-glow`;
  return (
    <g>
      <Ground background={background} idPrefix={idPrefix} />
      <SoftShadow idPrefix={idPrefix} by={16} />
      <linearGradient id={dial} x2="0.7" y2="1">
        <stop offset="0" stopColor="#4a4a58" />
        <stop offset="1" stopColor="#15151f" />
      </linearGradient>
      <radialGradient id={glow}>
        <stop offset="0.55" stopColor="#ff5fa2" stopOpacity="0.75" />
        <stop offset="1" stopColor="#ff5fa2" stopOpacity="0" />
      </radialGradient>
      <path d={CORD} transform="translate(14 22)" {...line} stroke="#3a2414" strokeOpacity="0.25" />
      <path d={CORD} {...line} stroke="#2a2a36" />
      <path d={CORD} {...line} stroke="#6a6a7a" strokeWidth="4" transform="translate(-3 -4)" />
      <path d="M600 596h96v72h-96q-18 0-18-18v-36q0-18 18-18Z" fill="#2a2a36" />
      <path d="M600 596h96v12h-96q-12 0-16 8 0-20 16-20Z" fill="#fff" opacity="0.25" />
      <path d="M696 612h54v12h-54ZM696 640h54v12h-54Z" fill="#b9bac4" />
      <ellipse
        cx="416"
        cy="436"
        rx="186"
        ry="186"
        fill="#3a2414"
        opacity="0.4"
        filter={`url(#${idPrefix}-soft)`}
      />
      <circle cx="392" cy="392" r="236" fill={`url(#${glow})`} />
      <circle cx="392" cy="392" r="176" fill={`url(#${dial})`} />
      <circle cx="392" cy="392" r="150" fill="none" stroke="#ff5fa2" strokeWidth="12" />
      <circle cx="392" cy="392" r="150" fill="none" stroke="#ffd3e5" strokeWidth="4" />
      <circle cx="392" cy="392" r="118" fill={`url(#${dial})`} stroke="#5a5a68" strokeWidth="4" />
      <path d="M310 306a118 118 0 0 1 120-26" {...line} stroke="#fff" strokeWidth="6" strokeOpacity="0.5" />
      <path d="M450 300L428 332" {...line} stroke="#ffd3e5" strokeWidth="14" />
    </g>
  );
}

const CORD = "M0 150C130 110 190 190 260 280M520 500C620 580 470 640 590 632";
const line = { fill: "none", strokeWidth: 22, strokeLinecap: "round" as const };
