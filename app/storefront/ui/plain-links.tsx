import { type ReactNode, useRef } from "react";
import { useDelegatedAnchors } from "remix-utils/use-delegated-anchors";

/**
 * Lets plain links inside it navigate without a page load. The server renders plain anchors much faster than a
 * component for each link.
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
