import { motifs } from "../art/motifs";
import { roomTones } from "../scenes/room";
import type { AccessoryProps } from "./accessory";
import { Ground, SoftShadow } from "./ground";

/** A kraft box with a terracotta ribbon and a tag. */
export function GiftBox({ background, idPrefix }: AccessoryProps) {
  return (
    <g>
      <Ground background={background} idPrefix={idPrefix} />
      <SoftShadow idPrefix={idPrefix} by={16} />
      <path
        d="M150 640H690l70 30-70 34H220Z"
        fill="#3a2414"
        opacity="0.4"
        filter={`url(#${idPrefix}-soft)`}
      />
      <path d="M164 330h412v340H164z" fill="#d8b17c" />
      <path d="M576 330l84-36v336l-84 40Z" fill="#a97b50" />
      <path d="M150 262h440v84H150z" fill="#e3c08d" />
      <path d="M590 262l88-38v80l-88 42Z" fill="#b98a5a" />
      <path d="M150 262l88-38h440l-88 38Z" fill="#f0d5a8" />
      <path d="M164 346h412v14H164z" fill="#3a2414" opacity="0.18" />
      <path
        d="M186 400h10v6h-10zM260 520h12v6h-12zM500 600h10v6h-10zM460 420h12v6h-12zM210 620h12v6h-12z"
        fill="#8f6238"
        opacity="0.35"
      />
      <path d="M336 262h68v84h-68zM336 346h68v324h-68z" fill="#b8431f" />
      <path d="M386 262h18v408h-18z" fill="#000" opacity="0.14" />
      <path d="M336 262l88-38h68l-88 38Z" fill="#cf5a34" />
      <path d="M150 286h440v36H150z" fill="#b8431f" />
      <path d="M590 286l88-40v36l-88 40Z" fill="#8f3216" />
      <path d="M150 286h440v8H150z" fill="#fff" opacity="0.22" />
      <g transform="translate(404 240)">
        <path
          d="M-6 0C-60-92-170-128-186-66-196-18-80 22-6 0ZM6 0C60-92 170-128 186-66 196-18 80 22 6 0Z"
          fill="#c94f28"
        />
        <path
          d="M-6 0C-56-60-120-84-146-56-150-30-70-2-6 0ZM6 0C56-60 120-84 146-56 150-30 70-2 6 0Z"
          fill="#7d2a10"
          opacity="0.55"
        />
        <path
          d="M-10 6C-60 40-96 80-110 134l34-22 18 38C-40 90-14 50 10 10ZM10 6C60 40 96 80 110 134l-34-22-18 38C40 90 14 50-10 10Z"
          fill="#b8431f"
        />
        <rect x="-32" y="-28" width="64" height="56" rx="20" fill="#cf5a34" />
        <path
          d="M-20-18q8-8 22-6"
          stroke="#fff"
          strokeOpacity="0.6"
          strokeWidth="7"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M-166-70q30-36 76-8"
          stroke="#fff"
          strokeOpacity="0.4"
          strokeWidth="8"
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(214 430) rotate(-9)">
        <path d="M60-70L70 0" stroke="#8f6238" strokeWidth="4" />
        <path d="M20 0h100l14 26v96H6V26Z" fill="#3a2414" opacity="0.25" transform="translate(6 9)" />
        <path d="M20 0h100l14 26v96H6V26Z" fill="#fdf6ea" />
        <circle cx="70" cy="18" r="7" fill="#b98a5a" />
        <g transform="translate(36 38) scale(.68)">
          <path d={motifs.paw} fill="#17493f" />
        </g>
      </g>
    </g>
  );
}

/** A cube with a window for one mug, tissue at its top. */
export function MugGiftBox({ background, idPrefix }: AccessoryProps) {
  const { furniture } = roomTones[background];
  return (
    <g>
      <Ground background={background} idPrefix={idPrefix} />
      <SoftShadow idPrefix={idPrefix} by={16} />
      <path
        d="M170 660H650l90 24-80 30H240Z"
        fill="#3a2414"
        opacity="0.42"
        filter={`url(#${idPrefix}-soft)`}
      />
      <path d="M196 262l30-96 50 56 52-96 60 92 66-84 44 88 56-44 28 84Z" fill="#fffdf8" />
      <path d="M276 222l52-96 18 110ZM454 134l44 88-80 30ZM554 178l28 84h-60Z" fill="#e4d8c6" opacity="0.8" />
      <path d="M176 256h400v424H176z" fill="#fbf3e4" />
      <path d="M576 256l90-34v410l-90 48Z" fill="#d9c7ab" />
      <path d="M576 256l90-34-26-30-84 30Z" fill="#efdfc6" />
      <path d="M176 256h400v10H176z" fill="#fff" />
      <path d="M236 326q0-20 20-20h240q20 0 20 20v236q0 20-20 20H256q-20 0-20-20Z" fill="#5b4636" />
      <g>
        <path d="M450 384c70-14 74 116-2 116" fill="none" stroke={furniture} strokeWidth="24" />
        <path d="M272 352v170q0 36 36 36h106q36 0 36-36V352Z" fill="#fffdfa" />
        <path d="M414 352h36v170q0 36-36 36h-20q28-20 20-206Z" fill="#3a2414" opacity="0.16" />
        <ellipse cx="361" cy="352" rx="89" ry="18" fill={furniture} />
        <ellipse cx="361" cy="353" rx="78" ry="12" fill="#000" opacity="0.22" />
        <g transform="translate(312 402) scale(1.040)">
          <path d={motifs.paw} fill="#b8431f" />
        </g>
        <path d="M292 384v130" stroke="#fff" strokeWidth="8" strokeOpacity="0.9" strokeLinecap="round" />
      </g>
      <path d="M236 326q0-20 20-20h110L236 470ZM516 380L350 582h60L516 450Z" fill="#fff" opacity="0.16" />
      <rect x="236" y="306" width="280" height="276" rx="20" fill="none" stroke="#d9c7ab" strokeWidth="6" />
      <path d="M208 616h336" stroke="#b8431f" strokeWidth="10" strokeDasharray="26 16" />
      <path d="M208 648h336" stroke="#17493f" strokeWidth="6" />
    </g>
  );
}

/** A roll of paper with paws, twine and a tag. */
export function GiftWrap({ background, idPrefix }: AccessoryProps) {
  const paws = `${idPrefix}-paws`;
  const round = `${idPrefix}-round`;
  return (
    <g>
      <Ground background={background} idPrefix={idPrefix} />
      <SoftShadow idPrefix={idPrefix} by={14} />
      <defs>
        <pattern id={paws} width="104" height="104" patternUnits="userSpaceOnUse">
          <path d="M0 0h104v104H0z" fill="#f6d9cf" />
          <path d={motifs.paw} transform="translate(8 6) rotate(-12 25 25) scale(.46)" fill="#b8431f" />
          <path d={motifs.heart} transform="translate(66 66) scale(.24)" fill="#17493f" />
          <path d={motifs.bone} transform="translate(60 8) rotate(30 20 20) scale(.36)" fill="#fffdf8" />
          <path d={motifs.paw} transform="translate(10 58) rotate(14 18 18) scale(.34)" fill="#dd9a3a" />
        </pattern>
        <linearGradient id={round} x2="0" y2="1">
          <stop offset="0" stopColor="#3a2414" stopOpacity="0.12" />
          <stop offset="0.25" stopColor="#fff" stopOpacity="0.4" />
          <stop offset="0.55" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#3a2414" stopOpacity="0.38" />
        </linearGradient>
      </defs>
      <path
        d="M96 560h590v40l40 90H60Z"
        fill="#3a2414"
        opacity="0.36"
        filter={`url(#${idPrefix}-soft)`}
        transform="translate(14 26)"
      />
      <path d="M96 470H676L742 724q-330-40-688 0Z" fill={`url(#${paws})`} />
      <path d="M96 470H676L742 724q-330-40-688 0Z" fill="#fff" opacity="0.16" />
      <path d="M54 724q358-40 688 0l-4-14q-340-36-680 0Z" fill="#fff" opacity="0.7" />
      <g transform="rotate(-2 400 380)">
        <path d="M96 262h594v220H96z" fill={`url(#${paws})`} />
        <path d="M96 262h594v220H96z" fill={`url(#${round})`} />
        <ellipse cx="690" cy="372" rx="44" ry="110" fill="#e9d6bb" />
        <ellipse cx="690" cy="372" rx="34" ry="88" fill="#cfa873" />
        <ellipse cx="692" cy="372" rx="22" ry="62" fill="#6b432a" />
        <path d="M690 262c26 10 44 56 44 110" fill="none" stroke="#fff" strokeWidth="5" strokeOpacity="0.8" />
        <path d="M330 258v226M352 258v226" stroke="#b98a5a" strokeWidth="9" />
        <path d="M330 258v226M352 258v226" stroke="#f0d5a8" strokeWidth="4" strokeDasharray="6 7" />
        <path
          d="M340 300c-50-50-104-40-92 0 8 22 60 16 92 0 32 16 84 22 92 0 12-40-42-50-92 0Z"
          fill="none"
          stroke="#b98a5a"
          strokeWidth="9"
        />
        <path d="M336 304l-36 76M346 304l46 66" stroke="#b98a5a" strokeWidth="8" strokeLinecap="round" />
        <g transform="translate(392 366) rotate(14)">
          <path d="M0 20L30-6h104v72H30Z" fill="#3a2414" opacity="0.3" transform="translate(5 8)" />
          <path d="M0 30L30-6h104v72H30Z" fill="#fdf6ea" />
          <circle cx="24" cy="30" r="7" fill="#b98a5a" />
          <path d={motifs.heart} transform="translate(62 8) scale(.44)" fill="#b8431f" />
        </g>
      </g>
    </g>
  );
}
