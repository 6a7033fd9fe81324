import { useEffect, useRef, useState } from "react";

/** Returns whether the page is scrolled past a sentinel element. */
export function useStuck() {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!sentinel.current) return;
    const watch = new IntersectionObserver(([{ isIntersecting, boundingClientRect }]) => {
      setStuck(!isIntersecting && boundingClientRect.top < 0);
    });
    watch.observe(sentinel.current);
    return () => watch.disconnect();
  }, []);
  return { sentinel, isStuck };
}
