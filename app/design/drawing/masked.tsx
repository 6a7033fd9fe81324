import { useEffect, useState, useSyncExternalStore } from "react";
import { loadMasks, maskCode, subscribeToMasks } from "../photo-mask/later-masks";
import type { MaskedPhotoProps } from "./masked-photo";

/** Draws a photo through its mask, if it has one. */
export function Masked(props: MaskedPhotoProps) {
  return props.layer.mask ? <LaterMasked {...props} /> : props.children;
}

const UNCHANGED = { __html: "" };

/**
 * Until its code has come, the server's drawing stays; without one the whole photo is shown. Suspense does not serve, since
 * the studio changes before that (decision 0168).
 */
function LaterMasked(props: MaskedPhotoProps) {
  const isHydrating = useSyncExternalStore(
    subscribeToMasks,
    () => false,
    () => true,
  );
  const code = useSyncExternalStore(subscribeToMasks, maskCode, maskCode);
  const [isServers] = useState(isHydrating);
  useEffect(() => {
    if (!code) loadMasks();
  }, [code]);
  if (code) return <code.MaskedPhoto {...props} />;
  return isServers ? (
    <g key="server" suppressHydrationWarning dangerouslySetInnerHTML={UNCHANGED} />
  ) : (
    props.children
  );
}
