import { motifs } from "../art/motifs";
import { roomTones, Wall, WindowLight } from "../scenes/room";
import type { AccessoryProps } from "./accessory";
import { SoftShadow } from "./ground";

/** Brass hooks, nails and a small spirit level on a card. */
export function HangingKit({ background, idPrefix }: AccessoryProps) {
  const { deep, accent } = roomTones[background];
  const brass = `${idPrefix}-brass`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <SoftShadow idPrefix={idPrefix} by={14} />
      <linearGradient id={brass} x2="1" y2="1">
        <stop offset="0" stopColor="#fff4cc" />
        <stop offset="0.4" stopColor="#e3bd63" />
        <stop offset="1" stopColor="#9c7022" />
      </linearGradient>
      <g transform="rotate(-3 400 400)">
        <path
          d="M130 70h540v660H130z"
          fill="#3a2414"
          opacity="0.4"
          transform="translate(18 26)"
          filter={`url(#${idPrefix}-soft)`}
        />
        <path d="M130 94q0-24 24-24h492q24 0 24 24v612q0 24-24 24H154q-24 0-24-24Z" fill="#d8b17c" />
        <path
          d="M146 96q0-10 10-10h488q10 0 10 10v608q0 10-10 10H156q-10 0-10-10Z"
          fill="none"
          stroke="#f6e4c4"
          strokeWidth="4"
          strokeDasharray="14 10"
        />
        <path d="M352 112a48 22 0 0 1 96 0Z" fill={deep} />
        <Hook x={262} fill={`url(#${brass})`} />
        <Hook x={538} fill={`url(#${brass})`} />
        <g transform="translate(200 470)">
          <path d="M0 0h400v84H0z" fill="#3a2414" opacity="0.3" transform="translate(6 10)" />
          <rect width="400" height="84" rx="12" fill={accent} />
          <rect width="400" height="22" rx="11" fill="#fff" opacity="0.25" />
          <rect x="122" y="16" width="156" height="52" rx="26" fill="#fffdf8" />
          <rect x="130" y="22" width="140" height="40" rx="20" fill="#c7e36b" />
          <path d="M172 20v44M228 20v44" stroke="#17493f" strokeWidth="4" />
          <ellipse cx="200" cy="40" rx="20" ry="13" fill="#f4ffd2" />
          <ellipse cx="194" cy="35" rx="7" ry="4" fill="#fff" />
          <circle cx="60" cy="42" r="13" fill="#fffdf8" />
          <circle cx="340" cy="42" r="13" fill="#fffdf8" />
        </g>
        {[236, 318, 400, 482, 564].map((x) => (
          <g key={x} transform={`translate(${x} 600)`}>
            <path d="M-4 8h8v70l-4 16-4-16Z" fill="#3a2414" opacity="0.3" transform="translate(7 8)" />
            <path d="M-4 8h8v70l-4 16-4-16Z" fill="#aab2ba" />
            <path d="M-4 8h3v74l-3-4Z" fill="#fff" opacity="0.8" />
            <ellipse rx="19" ry="11" fill={`url(#${brass})`} />
          </g>
        ))}
      </g>
    </g>
  );
}

function Hook({ x, fill }: { x: number; fill: string }) {
  const shape =
    "M-34-120Q-34-140-14-140H14Q34-140 34-120V60q0 80-66 80-44 0-62-44l30-12q10 24 32 24 32 0 32-48Z";
  return (
    <g transform={`translate(${x} 296)`}>
      <path d={shape} fill="#3a2414" opacity="0.3" transform="translate(10 14)" />
      <path d={shape} fill={fill} />
      <path d="M-24-116V40" stroke="#fff" strokeOpacity="0.6" strokeWidth="8" strokeLinecap="round" />
      <path d="M-52-156L44 0" stroke="#7f868c" strokeWidth="13" strokeLinecap="round" />
      <path d="M-52-156L44 0" stroke="#f4f5f6" strokeWidth="5" strokeLinecap="round" />
      <circle cx="-54" cy="-160" r="18" fill={fill} stroke="#9c7022" strokeWidth="2" />
      <circle cy="-104" r="8" fill="#6b4a1a" />
    </g>
  );
}

/** A slim oak ledge with two pictures leaning on it. */
export function PictureLedge({ background, idPrefix }: AccessoryProps) {
  const { deep, accent, furniture } = roomTones[background];
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <WindowLight x={20} y={20} scale={1.4} />
      <SoftShadow idPrefix={idPrefix} by={13} />
      <path
        d="M150 190h330v360H150zM470 300h210v250H470z"
        fill="#3a2414"
        opacity="0.34"
        transform="translate(24 30)"
        filter={`url(#${idPrefix}-soft)`}
      />
      <path d="M150 170h322v388H150z" fill="#fffdf8" />
      <path d="M150 170h322v388H150z" fill="none" stroke="#e4d8c6" strokeWidth="3" />
      <path d="M472 170l12 6v382h-12Z" fill="#cbb79f" />
      <path d="M186 208h250v300H186z" fill={deep} opacity="0.5" />
      <g transform="translate(226 270) scale(1.700)">
        <path d={motifs.paw} fill="#fffdf8" opacity="0.85" />
      </g>
      <path d="M450 300h218v258H450z" fill={furniture} />
      <path d="M472 322h174v214H472z" fill="#fdf6ea" />
      <path d="M500 350h118v150H500z" fill={accent} opacity="0.75" />
      <path d="M450 300h218v8H450zM450 300h8v258h-8z" fill="#fff" opacity="0.25" />
      <g transform="translate(104 558)">
        <path d="M-2-60c-24-34-22-76 0-100 22 24 24 66 0 100Z" fill="#3f7d63" />
        <path
          d="M-2-60c-34-8-50-34-46-66 28 8 46 34 46 66ZM-2-60c34-8 50-34 46-66-28 8-46 34-46 66Z"
          fill="#5b9a78"
        />
        <path d="M-34-70h68L26 0h-52Z" fill={accent} />
      </g>
      <path d="M60 630h700l30 90H120Z" fill="#3a2414" opacity="0.3" filter={`url(#${idPrefix}-soft)`} />
      <path d="M30 556h740v44H30z" fill="#b5854e" />
      <path d="M30 600h740v34H30z" fill="#8f6238" />
      <path d="M20 574h760v66H20z" fill="#d8ae7a" />
      <path d="M20 574h760v8H20z" fill="#fff" opacity="0.5" />
      <path d="M20 630h760v10H20z" fill="#6b432a" opacity="0.35" />
      <path
        d="M20 596q200 8 380 0t380 4M20 616q260-8 420 0t340-2"
        stroke="#a97b50"
        strokeOpacity="0.6"
        strokeWidth="3"
        fill="none"
      />
    </g>
  );
}
