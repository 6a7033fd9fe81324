import { lazy, Suspense } from "react";
import { rendered } from "./later-mask.server";
import type { MaskedPhotoProps } from "./masked-photo";

/** Few designs have masks: browsers load their drawing with the first one, and show the whole photo until then. */
const MaskedPhoto =
  rendered?.MaskedPhoto ?? lazy(async () => ({ default: (await import("./masked-photo")).MaskedPhoto }));

/** Draws a photo through its mask, if it has one. */
export function Masked(props: MaskedPhotoProps) {
  const { layer, children } = props;
  return layer.mask ? (
    <Suspense fallback={children}>
      <MaskedPhoto {...props} />
    </Suspense>
  ) : (
    children
  );
}
