import { useEffect, useRef, useState } from "react";
import { ChevronIcon } from "../ui/icons";
import { coversControl } from "./covers-control";

/** Pixels of each step (specification §2). */
const STEP = 100;

/** Scrolls to the top. Hidden while it would cover a control. */
export function BackToTopButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isInTheWay, setInTheWay] = useState(false);
  const riding = useRef(0);
  useEffect(() => {
    const stop = () => cancelAnimationFrame(riding.current);
    const update = () => setInTheWay(button.current !== null && coversControl(button.current));
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const own of ["wheel", "touchmove", "keydown"]) addEventListener(own, stop, options);
    addEventListener("scroll", update, options);
    update();
    return () => {
      stop();
      listening.abort();
    };
  }, []);

  const ride = () => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const next = calm ? 0 : Math.max(0, scrollY - STEP);
    scrollTo({ top: next, behavior: "instant" });
    if (next > 0) riding.current = requestAnimationFrame(ride);
    else document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <button
      ref={button}
      type="button"
      onClick={ride}
      className={`back-to-top ${isInTheWay ? "invisible" : ""}`}
    >
      <ChevronIcon className="h-6 w-6 rotate-180" />
      <span className="sr-only">Back to top</span>
    </button>
  );
}
