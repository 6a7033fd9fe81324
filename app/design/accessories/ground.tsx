import { roomTones, Wall } from "../scenes/room";
import type { AccessoryProps } from "./accessory";

/** A quiet wall and a table under what is shown; the table's edge is at y 560. */
export function Ground({ background, idPrefix }: Omit<AccessoryProps, "outline">) {
  const { deep } = roomTones[background];
  const table = `${idPrefix}-table`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <linearGradient id={table} x2="0.4" y2="1">
        <stop offset="0" stopColor="#fffdf8" stopOpacity="0.9" />
        <stop offset="1" stopColor={deep} stopOpacity="0.9" />
      </linearGradient>
      <path d="M0 560h800v240H0z" fill={`url(#${table})`} />
      <path d="M0 560h800v4H0z" fill="#fff" opacity="0.8" />
    </g>
  );
}

/** Blurs shadows; refer to it as `<idPrefix>-soft`. */
export function SoftShadow({ idPrefix, by = 12 }: { idPrefix: string; by?: number }) {
  return (
    <filter id={`${idPrefix}-soft`} x="-30%" y="-60%" width="160%" height="220%">
      <feGaussianBlur stdDeviation={by} />
    </filter>
  );
}
