import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { isLinkEvent } from "remix-utils/use-delegated-anchors";

/**
 * Lets plain links inside it change the page without scrolling to its top. Drawings in the links must not catch pointer
 * events.
 */
export function LinksInPlace({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isLinkEvent(event);
      const opensElsewhere =
        event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
      if (!link || opensElsewhere) return;
      event.preventDefault();
      navigate(link.pathname + link.search, { preventScrollReset: true });
    };
    const node = around.current;
    node?.addEventListener("click", follow);
    return () => node?.removeEventListener("click", follow);
  }, [navigate]);
  return (
    <div ref={around} className="contents">
      {children}
    </div>
  );
}
