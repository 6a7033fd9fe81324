import { motifs } from "../art/motifs";
import type { AccessoryProps } from "./accessory";
import { Ground, SoftShadow } from "./ground";
import { PrintedLine } from "./printed-line";

const STAR = "M0-100L27-37 95-31 44 14 59 81 0 45-59 81-44 14-95-31-27-37Z";

/** A member's card on a ribbon, with a rosette as champions wear it. */
export function ChampMembership({ background, outline, idPrefix }: AccessoryProps) {
  const sheen = `${idPrefix}-sheen`;
  return (
    <g>
      <Ground background={background} idPrefix={idPrefix} />
      <SoftShadow idPrefix={idPrefix} by={15} />
      <linearGradient id={sheen} x2="1" y2="1">
        <stop offset="0" stopColor="#24594c" />
        <stop offset="1" stopColor="#123a31" />
      </linearGradient>
      <g transform="rotate(4 400 420)">
        <rect
          x="108"
          y="250"
          width="584"
          height="380"
          rx="34"
          fill="#3a2414"
          opacity="0.42"
          transform="translate(16 28)"
          filter={`url(#${idPrefix}-soft)`}
        />
        <rect x="108" y="250" width="584" height="380" rx="34" fill={`url(#${sheen})`} />
        <rect
          x="126"
          y="268"
          width="548"
          height="344"
          rx="22"
          fill="none"
          stroke="#e9c873"
          strokeWidth="4"
          strokeOpacity="0.9"
        />
        <path
          d="M126 250h230L212 630H142a34 34 0 0 1-34-34V284a34 34 0 0 1 18-34Z"
          fill="#fff"
          opacity="0.06"
        />
        <PrintedLine
          outline={outline}
          font="playfair-display"
          text="Champ"
          box={{ x: 366, y: 330, width: 284, height: 110 }}
          color="#fffdf8"
        />
        <PrintedLine
          outline={outline}
          font="caveat"
          text="a year of member prices"
          box={{ x: 366, y: 462, width: 284, height: 58 }}
          color="#e9c873"
        />
        <path d="M372 556h272" stroke="#e9c873" strokeWidth="3" strokeOpacity="0.6" />
        <Rosette idPrefix={idPrefix} />
      </g>
    </g>
  );
}

function Rosette({ idPrefix }: { idPrefix: string }) {
  return (
    <g transform="translate(222 400)">
      <path
        d="M-46 90l-34 190 58-34 34 52 34-198Z"
        fill="#3a2414"
        opacity="0.35"
        transform="translate(8 12)"
        filter={`url(#${idPrefix}-soft)`}
      />
      <path d="M-40 80l-38 190 52-30 40 46 22-196Z" fill="#8f3216" />
      <path d="M40 80l40 186-54-26-36 48-26-200Z" fill="#b8431f" />
      {[0, 30, 60, 90, 120, 150].map((angle) => (
        <rect
          key={angle}
          x="-104"
          y="-104"
          width="208"
          height="208"
          rx="44"
          fill={angle % 60 === 0 ? "#b8431f" : "#c95a34"}
          transform={`rotate(${angle / 2})`}
        />
      ))}
      <circle r="88" fill="#fffdf8" />
      <circle r="88" fill="none" stroke="#e9c873" strokeWidth="8" />
      <path d={STAR} transform="scale(.3) translate(0 -190)" fill="#e9c873" />
      <path d={motifs.paw} transform="translate(-46 -40) scale(.92)" fill="#b8431f" />
    </g>
  );
}
