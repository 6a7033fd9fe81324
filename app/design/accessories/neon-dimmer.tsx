import type { AccessoryProps } from "./accessory";
import { SoftShadow } from "./ground";

/** A round dial in a cord, a ring of light around it, and the plug; at night, as signs are. */
export function NeonDimmer({ idPrefix }: AccessoryProps) {
  const dial = `${idPrefix}-dial`;
  const glow = `${idPrefix}-glow`;
  const room = `${idPrefix}-room`;
  return (
    <g>
      <radialGradient id={room} cx="0.45" cy="0.45" r="0.8">
        <stop offset="0" stopColor="#3b2a48" />
        <stop offset="1" stopColor="#12121c" />
      </radialGradient>
      <path d="M0 0h800v800H0z" fill={`url(#${room})`} />
      <path d="M0 560h800v240H0z" fill="#000" opacity="0.28" />
      <path d="M0 560h800v3H0z" fill="#fff" opacity="0.12" />
      <SoftShadow idPrefix={idPrefix} by={16} />
      <linearGradient id={dial} x2="0.7" y2="1">
        <stop offset="0" stopColor="#4a4a58" />
        <stop offset="1" stopColor="#15151f" />
      </linearGradient>
      <radialGradient id={glow}>
        <stop offset="0.55" stopColor="#ff5fa2" stopOpacity="0.75" />
        <stop offset="1" stopColor="#ff5fa2" stopOpacity="0" />
      </radialGradient>
      <path d={CORD} transform="translate(14 22)" {...line} stroke="#000" strokeOpacity="0.4" />
      <path d={CORD} {...line} stroke="#4a4a58" />
      <path d={CORD} {...line} stroke="#8a8a9a" strokeWidth="4" transform="translate(-3 -4)" />
      <path d="M600 596h96v72h-96q-18 0-18-18v-36q0-18 18-18Z" fill="#4a4a58" />
      <path d="M600 596h96v12h-96q-12 0-16 8 0-20 16-20Z" fill="#fff" opacity="0.25" />
      <path d="M696 612h54v12h-54ZM696 640h54v12h-54Z" fill="#b9bac4" />
      <ellipse
        cx="416"
        cy="436"
        rx="186"
        ry="186"
        fill="#000"
        opacity="0.5"
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
