import { type ReactNode, useRef } from "react";
import { useDelegatedAnchors } from "remix-utils/use-delegated-anchors";

/**
 * Lets plain links inside navigate without a page load. Pages with many links are drawn much faster
 * by the server with plain anchors than with a component each.
 */
export function PlainLinks({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useDelegatedAnchors(around);
  return (
    <div ref={around} className="contents">
      {children}
    </div>
  );
}
