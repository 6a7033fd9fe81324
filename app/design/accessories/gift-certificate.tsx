import { motifs } from "../art/motifs";
import type { AccessoryProps } from "./accessory";
import { Ground, SoftShadow } from "./ground";
import { PrintedLine } from "./printed-line";

/** A card with a paw seal, half out of its envelope. */
export function GiftCertificate({ background, outline, idPrefix }: AccessoryProps) {
  return (
    <g>
      <Ground background={background} idPrefix={idPrefix} />
      <SoftShadow idPrefix={idPrefix} by={15} />
      <g transform="rotate(-5 400 420)">
        <path
          d="M96 260h616v420H96z"
          fill="#3a2414"
          opacity="0.42"
          transform="translate(16 26)"
          filter={`url(#${idPrefix}-soft)`}
        />
        <path d="M96 300L404 90 712 300Z" fill="#cfa98f" />
        <path d="M96 300h616v380H96z" fill="#e8c4ae" />
        <g transform="rotate(2 400 300)">
          <path d="M134 134h540v400H134z" fill="#3a2414" opacity="0.18" transform="translate(5 7)" />
          <path d="M134 134h540v400H134z" fill="#fffdf8" />
          <path d="M152 152h504v364H152z" fill="none" stroke="#b8431f" strokeWidth="3" />
          <path d="M162 162h484v344H162z" fill="none" stroke="#e8c4ae" strokeWidth="2" />
          <PrintedLine
            outline={outline}
            font="playfair-display"
            text="Gift certificate"
            box={{ x: 190, y: 196, width: 428, height: 88 }}
            color="#2a211c"
          />
          <PrintedLine
            outline={outline}
            font="caveat"
            text="for someone who loves animals"
            box={{ x: 190, y: 286, width: 428, height: 50 }}
            color="#b8431f"
          />
          <path d="M232 364h150M424 364h150" stroke="#b39b84" strokeWidth="3" />
          <path d={motifs.heart} transform="translate(390 352) scale(.24)" fill="#b8431f" />
        </g>
        <path d="M96 300l270 190q38 26 76 0l270-190v380H96Z" fill="#f6dccb" />
        <path d="M96 680l252-208M712 680L460 472" stroke="#cfa98f" strokeWidth="4" />
        <path
          d="M96 300l270 190q38 26 76 0l270-190"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.8"
          strokeWidth="5"
        />
        <g transform="translate(404 548)">
          <path
            d="M0-76q22-14 40 4 26-2 34 22 22 14 14 40 10 26-14 40-8 26-34 24-18 20-40 6-22 14-40-6-26 2-34-24-24-14-14-40-8-26 14-40 8-24 34-22 18-18 40-4Z"
            fill="#3a2414"
            opacity="0.3"
            transform="translate(5 8)"
          />
          <path
            d="M0-76q22-14 40 4 26-2 34 22 22 14 14 40 10 26-14 40-8 26-34 24-18 20-40 6-22 14-40-6-26 2-34-24-24-14-14-40-8-26 14-40 8-24 34-22 18-18 40-4Z"
            fill="#b8431f"
          />
          <circle cy="-8" r="60" fill="none" stroke="#8f3216" strokeOpacity="0.6" strokeWidth="5" />
          <path d={motifs.paw} transform="translate(-42 -52) scale(.84)" fill="#8f3216" />
          <path d={motifs.paw} transform="translate(-43 -54) scale(.84)" fill="#e27850" />
          <path
            d="M-62-36q14-26 34-30"
            stroke="#fff"
            strokeOpacity="0.5"
            strokeWidth="6"
            fill="none"
            strokeLinecap="round"
          />
        </g>
      </g>
    </g>
  );
}
