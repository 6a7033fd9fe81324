import { useEffect, useRef, useState } from "react";
import { ChevronIcon } from "../ui/icons";
import { coversControl } from "./covers-control";

/** Pixels of each step (specification §2). */
const STEP = 100;

/** Scrolls to the top. Hidden while it would cover a control. */
export function BackToTopButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isInTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    const update = () => setInTheWay(button.current !== null && coversControl(button.current));
    addEventListener("scroll", update, { passive: true });
    update();
    return () => removeEventListener("scroll", update);
  }, []);
  return (
    <button
      ref={button}
      type="button"
      onClick={rideUp}
      className={`back-to-top ${isInTheWay ? "invisible" : ""}`}
    >
      <ChevronIcon className="h-6 w-6 rotate-180" />
      <span className="sr-only">Back to top</span>
    </button>
  );
}

/** Goes on when the button is gone, near the top; ends when the shopper scrolls or presses a key. */
function rideUp(): void {
  let frame = 0;
  const riding = new AbortController();
  const end = () => {
    cancelAnimationFrame(frame);
    riding.abort();
  };
  for (const own of ["wheel", "touchmove", "keydown"])
    addEventListener(own, end, { passive: true, signal: riding.signal });
  const step = () => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const next = isCalm ? 0 : Math.max(0, scrollY - STEP);
    scrollTo({ top: next, behavior: "instant" });
    if (next > 0) {
      frame = requestAnimationFrame(step);
      return;
    }
    end();
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  step();
}
