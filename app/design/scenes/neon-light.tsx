import type { ReactNode } from "react";

/** Shines far beyond what shines. */
const WIDE = { x: "-30%", y: "-60%", width: "160%", height: "220%" };

interface NeonFiltersProps {
  idPrefix: string;
  /** Of the sign's longer side, in the units of its drawing, by which light spreads. */
  size: number;
}

/** How tubes shine: far around, close around and white within; and what they are, with their shade, when they are off. */
export function NeonFilters({ idPrefix, size }: NeonFiltersProps) {
  const part = (share: number) => (size * share).toFixed(2);
  return (
    <>
      <filter id={`${idPrefix}-halo`} {...WIDE} colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation={part(0.05)} />
        <feColorMatrix type="matrix" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1.1 0" />
      </filter>
      <filter id={`${idPrefix}-glow`} {...WIDE} colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation={part(0.011)} />
        <feColorMatrix type="matrix" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1.5 0" />
      </filter>
      <filter id={`${idPrefix}-core`} colorInterpolationFilters="sRGB">
        <feMorphology operator="erode" radius={part(0.0022)} />
        <feGaussianBlur stdDeviation={part(0.0012)} />
        <feColorMatrix type="matrix" values="0.2 0 0 0 0.8 0 0.2 0 0 0.8 0 0 0.2 0 0.8 0 0 0 0.95 0" />
      </filter>
      <filter id={`${idPrefix}-shade`} colorInterpolationFilters="sRGB">
        <feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.8 0" />
      </filter>
      <filter id={`${idPrefix}-off`} colorInterpolationFilters="sRGB">
        <feColorMatrix
          type="matrix"
          values="0.16 0.05 0.03 0 0.62 0.05 0.16 0.03 0 0.6 0.03 0.05 0.16 0 0.6 0 0 0 1 0"
        />
      </filter>
    </>
  );
}

interface TubesProps {
  /** Of the filters. */
  idPrefix: string;
  /** Id of the tubes' drawing. */
  tubes: string;
  /** The drawing, if it is not defined elsewhere. */
  children?: ReactNode;
}

/** The tubes with their light on: light around them, themselves, and white within. */
export function LitTubes({ idPrefix, tubes, children }: TubesProps) {
  return (
    <>
      <use href={`#${tubes}`} filter={`url(#${idPrefix}-halo)`} />
      <use href={`#${tubes}`} filter={`url(#${idPrefix}-glow)`} />
      {children ?? <use href={`#${tubes}`} />}
      <use href={`#${tubes}`} filter={`url(#${idPrefix}-core)`} />
    </>
  );
}
