import { motifs } from "../art/motifs";
import { roomTones } from "../scenes/room";
import type { AccessoryProps } from "./accessory";
import { Ground, SoftShadow } from "./ground";

/** A beech table easel that holds an empty card. */
export function WoodenEasel({ background, idPrefix }: AccessoryProps) {
  const { deep, furniture } = roomTones[background];
  return (
    <g>
      <Ground background={background} idPrefix={idPrefix} />
      <SoftShadow idPrefix={idPrefix} by={13} />
      <path
        d="M190 690q220-50 500 6l40 26q-260 30-520 0Z"
        fill="#3a2414"
        opacity="0.4"
        filter={`url(#${idPrefix}-soft)`}
      />
      <g strokeLinecap="round">
        <path d="M420 130L560 690" stroke="#8f6238" strokeWidth="26" />
        <path d="M400 96L196 714" stroke="#c99a68" strokeWidth="30" />
        <path d="M392 100L190 710" stroke="#f0d5a8" strokeWidth="7" />
        <path d="M404 96L618 714" stroke="#d8ae7a" strokeWidth="30" />
        <path d="M398 100L610 710" stroke="#f6e4c4" strokeWidth="7" />
        <path d="M304 404H506" stroke="#b98a5a" strokeWidth="22" />
      </g>
      <path
        d="M270 214h264v330H270z"
        fill="#3a2414"
        opacity="0.35"
        transform="translate(16 20)"
        filter={`url(#${idPrefix}-soft)`}
      />
      <path d="M268 206h268v338H268z" fill="#fffdf8" />
      <path d="M536 206l9 5v338l-9-5Z" fill="#cbb79f" />
      <path d="M294 232h216v230H294z" fill={deep} opacity="0.55" />
      <g transform="translate(322 266) scale(1.600)">
        <path d={motifs.paw} fill={furniture} opacity="0.8" />
      </g>
      <path d="M330 500h144" stroke="#b39b84" strokeWidth="10" strokeLinecap="round" />
      <path d="M226 544h352v34H226z" fill="#d8ae7a" />
      <path d="M226 544h352v8H226z" fill="#fff" opacity="0.5" />
      <path d="M226 568h352v10H226z" fill="#6b432a" opacity="0.35" />
      <path d="M250 524h20v24h-20zM532 524h20v24h-20z" fill="#c99a68" />
      <circle cx="402" cy="98" r="15" fill="#e3bd63" />
      <circle cx="398" cy="94" r="6" fill="#fff4cc" />
    </g>
  );
}

/** A low beech base with a warm light, an empty block standing in it. */
export function BlockStand({ background, idPrefix }: AccessoryProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Ground background={background} idPrefix={idPrefix} />
      <SoftShadow idPrefix={idPrefix} by={16} />
      <defs>
        <linearGradient id={id("lit")} x2="0" y2="1">
          <stop offset="0" stopColor="#f4fffc" stopOpacity="0.55" />
          <stop offset="0.55" stopColor="#fff3cf" stopOpacity="0.7" />
          <stop offset="1" stopColor="#ffd37a" />
        </linearGradient>
        <radialGradient id={id("halo")} cx="0.5" cy="0.6" r="0.5">
          <stop offset="0" stopColor="#ffe3a1" stopOpacity="0.95" />
          <stop offset="1" stopColor="#ffe3a1" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={id("beech")} x2="0" y2="1">
          <stop offset="0" stopColor="#ecd0aa" />
          <stop offset="1" stopColor="#c3935f" />
        </linearGradient>
      </defs>
      <ellipse cx="400" cy="420" rx="390" ry="380" fill={`url(#${id("halo")})`} />
      <path d="M110 690H690l80 20-90 34H190Z" fill="#3a2414" opacity="0.45" filter={`url(#${id("soft")})`} />
      <path d="M566 140l54-24v470h-54Z" fill="#a9d8cd" opacity="0.55" />
      <path d="M210 140l54-24h356l-54 24Z" fill="#f4fffc" opacity="0.85" />
      <path d="M210 140h356v460H210z" fill={`url(#${id("lit")})`} />
      <path d="M210 140h160L210 420ZM566 300L350 600h80L566 420Z" fill="#fff" opacity="0.35" />
      <path d="M210 600V140h356v460M566 140l54-24v470" fill="none" stroke="#fff" strokeWidth="5" />
      <g transform="translate(288 270) scale(2)" opacity="0.8">
        <path d={motifs.paw} fill="#fff" />
        <path d={motifs.paw} fill="none" stroke="#e3a94a" strokeOpacity="0.6" strokeWidth="1.500" />
      </g>
      <path d="M120 596l70-32h500l-60 32Z" fill="#f6e4c4" />
      <path d="M188 580h412l26-12H214Z" fill="#ffcf6a" />
      <path d="M188 580h412l6-3H196Z" fill="#fffbe9" />
      <path d="M630 596l60-32v92l-60 40Z" fill="#a97b50" />
      <path d="M112 596h518v100H112z" fill={`url(#${id("beech")})`} />
      <path d="M112 596h518v7H112z" fill="#fff" opacity="0.6" />
      <path
        d="M112 630q140 8 260 0t258 4M112 664q180-8 300 0t218-4"
        stroke="#a97b50"
        strokeOpacity="0.45"
        strokeWidth="3"
        fill="none"
      />
      <circle cx="170" cy="648" r="15" fill="#fffdf8" />
      <circle cx="170" cy="648" r="8" fill="#f2b441" />
    </g>
  );
}
