import { type RefObject, useEffect, useRef, useState } from "react";
import { ChevronIcon } from "../ui/icons";
import { coversControl } from "./covers-control";

/** Pixels of each step (specification §2). */
const STEP = 100;

/**
 * A button to the top, shown once the shopper has scrolled more than one screen height, except while it would cover a
 * control.
 */
export function BackToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const isFarDown = useFarDown();
  const isInTheWay = useInTheWay(button, isFarDown);
  const riding = useRef(0);
  useEffect(() => {
    const stop = () => cancelAnimationFrame(riding.current);
    const listening = new AbortController();
    for (const own of ["wheel", "touchmove", "keydown"]) {
      addEventListener(own, stop, { passive: true, signal: listening.signal });
    }
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
  if (!isFarDown) return null;
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

function useFarDown(): boolean {
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    const update = () => setFarDown(scrollY > innerHeight);
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, []);
  return isFarDown;
}

function useInTheWay(button: RefObject<HTMLButtonElement>, isShown: boolean): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const update = () => setInTheWay(button.current !== null && coversControl(button.current));
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, [button, isShown]);
  return isInTheWay;
}
