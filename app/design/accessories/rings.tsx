import { motifs } from "../art/motifs";
import { DogChest } from "../scenes/dog-chest";
import { MetalGradients } from "../scenes/engraved-tag";
import { metalTones } from "../scenes/materials";
import { Wall } from "../scenes/room";
import type { AccessoryProps } from "./accessory";

/** A ring of silicone around a tag, on a collar. */
export function TagSilencer({ background, idPrefix }: AccessoryProps) {
  const metal = metalTones("silver");
  const fill = (name: string) => `url(#${idPrefix}-${name})`;
  return (
    <g>
      <MetalGradients metal={metal} idPrefix={idPrefix} />
      <Wall background={background} idPrefix={idPrefix} />
      <DogChest background={background} />
      <g fill="none">
        <ellipse cx="390" cy="286" rx="30" ry="42" stroke={metal.shade} strokeWidth="13" />
        <ellipse cx="390" cy="286" rx="30" ry="42" stroke={fill("bevel")} strokeWidth="10" />
      </g>
      <circle cx="412" cy="560" r="218" fill="#2a1a10" opacity="0.4" filter={fill("soft")} />
      <circle cx="390" cy="536" r="214" fill="#17493f" />
      <path d="M336 336h108l-14 -46q-40-18-80 0Z" fill="#17493f" />
      <circle cx="390" cy="306" r="13" fill="#0d2f28" />
      <path
        d="M541 385a214 214 0 0 1-300 304c130 40 260-20 310-150 14-56 10-106-10-154Z"
        fill="#000"
        opacity="0.22"
      />
      <circle cx="390" cy="536" r="206" fill="none" stroke="#5b9a78" strokeWidth="6" strokeOpacity="0.8" />
      <path
        d="M206 470A196 196 0 0 1 330 350"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.55"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <circle cx="390" cy="536" r="164" fill="#0d2f28" />
      <circle cx="390" cy="536" r="158" fill={fill("metal")} />
      <circle cx="390" cy="536" r="158" fill={fill("brushed")} />
      <circle
        cx="390"
        cy="536"
        r="140"
        fill="none"
        stroke={metal.shade}
        strokeOpacity="0.5"
        strokeWidth="3"
      />
      <g transform="translate(312 462) scale(1.560)">
        <path d={motifs.paw} fill="#fff" transform="translate(1 1.200)" />
        <path d={motifs.paw} fill="#6b6e73" />
      </g>
    </g>
  );
}

/** Three steel rings in growing sizes. */
export function SplitRings({ background, idPrefix }: AccessoryProps) {
  const metal = metalTones("silver");
  return (
    <g>
      <MetalGradients metal={metal} idPrefix={idPrefix} />
      <Wall background={background} idPrefix={idPrefix} />
      <path
        d="M84 96h632v608H84z"
        fill="#3a2414"
        opacity="0.3"
        transform="translate(14 20)"
        filter={`url(#${idPrefix}-soft)`}
      />
      <rect x="84" y="96" width="632" height="608" rx="30" fill="#fffdf8" />
      <rect
        x="104"
        y="116"
        width="592"
        height="568"
        rx="18"
        fill="none"
        stroke="#e8ded2"
        strokeWidth="4"
        strokeDasharray="12 10"
      />
      <g transform="translate(364 126) scale(.72)">
        <path d={motifs.paw} fill="#b8431f" />
      </g>
      <Ring x={236} y={560} r={70} gradient={`${idPrefix}-bevel`} soft={`${idPrefix}-soft`} />
      <Ring x={340} y={352} r={104} gradient={`${idPrefix}-bevel`} soft={`${idPrefix}-soft`} />
      <Ring x={522} y={506} r={146} gradient={`${idPrefix}-bevel`} soft={`${idPrefix}-soft`} />
    </g>
  );
}

/** Two turns of wire: the upper one ends in front. */
function Ring({
  x,
  y,
  r,
  gradient,
  soft,
}: {
  x: number;
  y: number;
  r: number;
  gradient: string;
  soft: string;
}) {
  const wire = r * 0.17;
  return (
    <g transform={`translate(${x} ${y})`} fill="none">
      <circle
        r={r}
        cx={r * 0.08}
        cy={r * 0.14}
        stroke="#2a1a10"
        strokeOpacity="0.5"
        strokeWidth={wire * 1.6}
        filter={`url(#${soft})`}
      />
      <circle r={r * 0.97} cy={wire * 0.62} stroke="#6f767d" strokeWidth={wire} />
      <circle r={r * 0.97} cy={wire * 0.5} stroke="#9aa1a8" strokeWidth={wire * 0.8} />
      <circle r={r} stroke="#7f868c" strokeWidth={wire} />
      <circle r={r} stroke={`url(#${gradient})`} strokeWidth={wire * 0.86} />
      <path
        d={`M${-r * 0.94} ${-r * 0.34}A${r} ${r} 0 0 1 ${-r * 0.2} ${-r * 0.98}`}
        stroke="#fff"
        strokeWidth={wire * 0.3}
        strokeLinecap="round"
      />
      <path
        d={`M${r * 0.64} ${r * 0.77}l${wire * 0.5} ${wire * 0.9}`}
        stroke="#5b6168"
        strokeWidth={wire * 0.26}
      />
    </g>
  );
}
