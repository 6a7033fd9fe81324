import { BlackCatHead } from "../portraits/cat-black";
import { LabradorHead } from "../portraits/dog-labrador";
import { Collar } from "../portraits/features";

interface PetProps {
  /** The top left corner of its box. */
  x: number;
  y: number;
}

/** A labrador at rest, 460 by 230, its head up and its paws before it. */
export function LyingDog({ x, y }: PetProps) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round" strokeLinejoin="round">
      <ellipse cx="230" cy="226" rx="225" ry="14" fill="#3a2216" opacity="0.25" />
      <path d="M404 170c44-4 62-34 50-66" fill="none" stroke="#cf9a55" strokeWidth="24" />
      <path d="M404 166c40-4 56-32 45-60" fill="none" stroke="#eccb92" strokeWidth="10" />
      <path d="M70 224C50 150 90 112 150 104c90-12 200-18 252 34 32 32 36 86 2 86Z" fill="#e3bd80" />
      <path
        d="M150 104c90-12 200-18 252 34 6 6 10 12 13 19-70-44-170-54-250-43Z"
        fill="#f6e2bc"
        opacity="0.7"
      />
      <path
        d="M200 224c60-14 110-44 140-104 26 2 46 8 62 18 32 32 36 86 2 86Z"
        fill="#b98747"
        opacity="0.32"
      />
      <path d="M270 224c-16-60 26-104 76-100 52 4 84 58 66 100Z" fill="#eccb92" />
      <path d="M346 124c52 4 84 58 66 100h-50c20-34 14-80-16-100Z" fill="#b98747" opacity="0.34" />
      <path d="M262 200h80q16 0 16 13t-16 13h-80q-18 0-18-13t18-13Z" fill="#f3d9a8" />
      <path d="M256 208v12M268 207v13" stroke="#b98747" strokeWidth="3" />
      <path d="M60 130c-8 40-4 70 10 94h96c10-40 0-80-16-104Z" fill="#f3dcae" />
      <path d="M120 128h30c16 24 26 58 16 96h-44c14-32 12-66-2-96Z" fill="#cf9f5f" opacity="0.45" />
      <path d="M20 196h120q16 0 16 15t-16 15H20q-20 0-20-15t20-15Z" fill="#eccb92" />
      <path d="M12 204v13M25 203v15" stroke="#b98747" strokeWidth="3" />
      <path d="M98 200h98q14 0 14 13t-14 13H98q-18 0-18-13t18-13Z" fill="#f3d9a8" />
      <path d="M92 207v13M104 206v14" stroke="#b98747" strokeWidth="3" />
      <g transform="translate(0 -30) scale(2.05)">
        <Collar y={78} color="#b8431f" half={19} />
        <LabradorHead />
      </g>
    </g>
  );
}

/** A black cat sitting upright, 180 by 200, its tail hanging to the right. */
export function SittingCat({ x, y }: PetProps) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round" strokeLinejoin="round">
      <path d="M128 176c30 0 46 20 44 60-1 26 10 40 26 36" fill="none" stroke="#2b2731" strokeWidth="17" />
      <path d="M32 186c-6-50 8-96 52-98 46 0 64 50 56 98Z" fill="#35303b" />
      <path d="M100 90c34 8 46 54 40 96h-34c10-34 8-70-6-96Z" fill="#16121b" opacity="0.55" />
      <path
        d="M58 188c-2-30 0-52 10-70M112 188c2-30 0-52-10-70"
        stroke="#1d1822"
        strokeWidth="4"
        fill="none"
        opacity="0.6"
      />
      <path
        d="M46 176h34q8 0 8 8t-8 8H46q-10 0-10-8t10-8ZM94 176h34q10 0 10 8t-10 8H94q-8 0-8-8t8-8Z"
        fill="#3d3745"
      />
      <g transform="translate(14 -14) scale(1.44)">
        <path d="M31 79c12 6 26 6 38 0l.6 4c-12 6-27 6-39.2 0Z" fill="#b8431f" />
        <circle cx="50" cy="87" r="4" fill="#e2ab3c" />
        <BlackCatHead />
      </g>
    </g>
  );
}
