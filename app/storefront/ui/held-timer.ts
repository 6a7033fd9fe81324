import { type FocusEvent, useEffect, useRef } from "react";

export interface HeldTimer {
  hold(by: string): void;
  release(by: string): void;
  stop(): void;
}

/** Calls `ring` every `milliseconds`. Pauses while anything in `holders` holds it, and then starts again. */
export function startHeldTimer(
  milliseconds: number,
  ring: () => void,
  holders = new Set<string>(),
): HeldTimer {
  let timer: ReturnType<typeof setInterval> | undefined;
  const start = () => {
    timer = setInterval(ring, milliseconds);
  };
  if (holders.size === 0) start();
  return {
    hold(by) {
      holders.add(by);
      clearInterval(timer);
    },
    release(by) {
      if (holders.delete(by) && holders.size === 0) start();
    },
    stop() {
      clearInterval(timer);
    },
  };
}

/**
 * A timer that pauses while a shopper may be reading or using an element: hover, touch and keyboard focus hold it if
 * `holding` is spread on the element, and so does any call of `hold`. Null milliseconds mean never.
 */
export function useHeldTimer(milliseconds: number | null, ring: () => void) {
  const holders = useRef(new Set<string>());
  const timer = useRef<HeldTimer | null>(null);
  const latestRing = useRef(ring);
  useEffect(() => {
    latestRing.current = ring;
  });
  useEffect(() => {
    if (milliseconds === null) return;
    const started = startHeldTimer(milliseconds, () => latestRing.current(), holders.current);
    timer.current = started;
    return () => {
      started.stop();
      timer.current = null;
    };
  }, [milliseconds]);

  const hold = (by: string) => (timer.current ? timer.current.hold(by) : holders.current.add(by));
  const release = (by: string) => (timer.current ? timer.current.release(by) : holders.current.delete(by));
  const holding = {
    onPointerEnter: () => hold("pointer"),
    onPointerLeave: () => release("pointer"),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => target.matches(":focus-visible") && hold("focus"),
    onBlur: () => release("focus"),
  };
  return { hold, release, holding };
}
