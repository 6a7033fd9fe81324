import { LitTubes, NeonFilters } from "../../scenes/neon-light";
import type { FlatLightProps } from "../designed-product";

/** The flat tubes with their light on, as in the scene; the drawing itself stays in place, so that it can be edited. */
export function LitSurface({ size: { width, height }, background, idPrefix, children }: FlatLightProps) {
  const tubes = `${idPrefix}-tubes`;
  return (
    <>
      <defs>
        <NeonFilters idPrefix={idPrefix} size={Math.max(width, height)} />
      </defs>
      <path d={`M0 0h${width}v${height}H0z`} fill={background} />
      <LitTubes idPrefix={idPrefix} tubes={tubes}>
        <g id={tubes}>{children}</g>
      </LitTubes>
    </>
  );
}
